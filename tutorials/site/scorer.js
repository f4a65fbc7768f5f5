// How the site's search orders what it finds: what explains before what lists, which has every word.
const FIRST = /^(gallery|VERSIONING|SECURITY|CONTRIBUTING|samurai_odds\/.*README|samurai_odds\/.*rulings)/;
const LAST = /^(CHANGELOG|ARCHITECTURE|api|analyses\/|reports\/(index|modules|changed|reference|validation))/;
var Scorer = { // which the script that searches declares again
  score: ([page, , , , score]) => score + (FIRST.test(page) ? 4 : LAST.test(page) ? -8 : 0),
  objNameMatch: 11, objPartialMatch: 6, objPrio: { 0: 15, 1: 5, 2: -5 }, objPrioDefault: 0, // as Sphinx has them
  title: 15, partialTitle: 7, term: 5, partialTerm: 2,
};
