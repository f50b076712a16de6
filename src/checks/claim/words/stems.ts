import { stemmer } from 'stemmer';
import { onceEach } from '../../../general/once.ts';

/** More than the words that the sources and a long text have. */
const mostKept = 10_000;

/** What all forms of a word have in common: `attack` of `attacked`. Kept, since the rules say most words many times. */
export const stemOf = onceEach((word: string) => stemmer(word), mostKept);
