/** Verbs of a text that got other words, for a pattern. */
export const changeVerbs =
  "(?:altered|amended|changed|clarified|corrected|errata['’]?e?d|revised|reworded|updated)";

/** Verbs of somebody who puts a keyword into the rules that nobody had before, for a pattern. */
export const additionVerbs = 'added|created|introduced|invented';

/** Verbs of somebody who adds a keyword or puts it before readers, for a pattern. */
export const bringingVerbs = `${additionVerbs}|brought|gave us|made|printed|published|released`;

/** Verbs of a keyword's origin, for a pattern: it came, or was brought. */
export const originVerbs = `appeared|appears|came|comes|dates|debuted|entered|${bringingVerbs}`;
