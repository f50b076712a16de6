import { ability, said as allSaid, list, sheet } from './said-of-sources.ts';

/** Each of its own: what is alike in all is told once anyhow. */
export const does = (name: string) => `A static ability that means, "${name} on."`;
export const row = (name: string, text = ability) => `${name}\t**${name}:** ${text}`;

/** What is said of a document, but for what was passed over. */
export const said = (...document: Parameters<typeof allSaid>) =>
  allSaid(...document).filter((each) => !/^\w+-(?:skipped|lost) /.test(each));

export const names = ['Hop', 'Skip', 'Jump', 'Stay'];
export const all = (one: (name: string) => string, between = '\n\n') => names.map(one).join(between);

/** The four, as a document of each kind has them. */
export const sheets = all((name) => sheet(name, does(name)));
export const lists = all((name) => list(name, does(name)));
export const rows = all((name) => row(name, does(name)), '\n');
