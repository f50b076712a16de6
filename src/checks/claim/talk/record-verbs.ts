/** Verbs for changing a text, for a pattern. */
export const changeVerbs =
  "(?:altered|amended|changed|clarified|corrected|errata['’]?e?d|revised|reworded|updated)";

/** Verbs for adding a keyword that did not exist before, for a pattern. */
export const additionVerbs = 'added|created|designed|introduced|invented';

/** Verbs for adding or publishing a keyword, for a pattern. */
export const bringingVerbs = `${additionVerbs}|brought|gave us|made|printed|published|released`;

/** Verbs for a keyword's origin, for a pattern: it came, or was brought. */
export const originVerbs = `appeared|appears|came|comes|dates|debuted|entered|joined|${bringingVerbs}`;

/** Labels of columns, keys and fields for how a keyword came into the game, for a pattern. */
export const originLabels =
  '(?:added|introduced) (?:by|in(?: set)?|on)|date (?:added|introduced)|publisher|(?:first )?set';

/** Verbs for what a text says, for a pattern. */
export const textVerbs = '(?:had|has|have|means?|meant|reads?|said|says?|stated|states?)';
