// Searches the documentation site in Chromium: `node searching.mjs CHROMIUM FOLDER WORDS`, of which each is a search of its
// own. Prints the page of results of each as it stands when the search has finished.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, words] = process.argv.slice(2), shown = {};
const server = await serve(folder), tab = await Tab.open(chromium);
for (const one of JSON.parse(words)) {
  const query = `?q=${encodeURIComponent(one)}`;
  await tab.send("Page.navigate", { url: `${server.home}search.html${query}` });
  await tab.until(`location.search === ${JSON.stringify(query)} && document.querySelector("#search-results h2")?.textContent === "Search Results"`);
  shown[one] = await tab.evaluate("document.documentElement.outerHTML");
}
console.log(JSON.stringify(shown));
server.stop();
await tab.close();
process.exit(0);
