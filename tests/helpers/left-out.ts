import { reconcile } from '../../src/keywords/reconcile.ts';
import { readText } from './read-text.ts';

const rest = 'Rest\t**Rest:** Move no step at all.';
const read = [
  readText('glossary', 'first', `Hop\t**Hop:** Move one step to the left.\n${rest}`, 'First Glossary'),
  readText('glossary', 'second', rest, 'Second Glossary'),
];

/** Keywords of a made-up game: its newest glossary leaves out Hop, and still has Rest. */
export const keywords = reconcile(read);

/** Its sources, oldest first. */
export const sources = read.map(({ id, title, kind }) => ({
  ...{ id, title, kind, file: '', url: null, recorded: null, published: null },
}));
