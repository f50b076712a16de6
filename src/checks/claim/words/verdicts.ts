/** The head of a column, or a key of data, that says for each row whether it is so: `Still valid?`, `Verdict`. */
export const asksWhetherSo =
  /^(?:is (?:(?:it|this) )?)?(?:still )?(?:accurate|correct|holds|legal|official|right|so|true|valid|verdict)\s*\??$/i;
