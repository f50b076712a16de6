// Which keyword is meant? Run it as: node search.mjs <address of the reference> <what somebody wrote>
const [address = '', ...words] = process.argv.slice(2);
const home = address.replace(/\/?$/, '/');
const asked = words.join(' ').toLowerCase();
const { keywords } = await (await fetch(new URL('api/v1/search.json', home))).json();

/** How many letters to add, drop or replace to get from a word to what was asked; in a short one each counts more. */
function distance(a, [...b]) {
  const row = [0, ...b].map((_, j) => j);
  for (const letter of a)
    for (let j = 1, corner = row[0]++; j < row.length; j++)
      [corner, row[j]] = [row[j], 1 + Math.min(row[j], row[j - 1], corner - (letter === b[j - 1] ? 1 : 0))];
  return row.at(-1) * Math.max(1, 6 / b.length);
}
const farness = ({ name, formerNames, aliases }) =>
  aliases.includes(asked)
    ? 0
    : Math.min(...[name, ...formerNames].map((each) => distance(each.toLowerCase(), asked)));
const [best] = keywords.filter((each) => !each.renamedTo).sort((a, b) => farness(a) - farness(b));
console.log(best && farness(best) <= 2 ? `${best.name}: ${new URL(best.url, home)}` : 'No keyword.');
