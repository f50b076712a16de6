/** Words that take back what stands behind them in a sentence, and those that narrow what stands before them. */
export const denials =
  / (?:(?:ca|wo|do|is|are|does|did|has|have|must|could|should|was|were|would)nt|not|never|no|none|nor|without) /;
const limits = /(?<! even) (?:except|if(?! any)|only|unless|until) /;

/** Whether some words deny or narrow what stands beside them. */
export function takesBack(phrase: string): boolean {
  return denials.test(phrase) || limits.test(phrase);
}
