// What a script exports as its value.
console.log(JSON.stringify((await import(process.argv[2])).value));
