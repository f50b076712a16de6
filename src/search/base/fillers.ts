/** Words that may stand between a word that asks for a page and a name. */
export const fillers = new Set(
  'a all an and are between did do does for from has have how in is it mean meaning means of on s the to versus vs was were what whats with'.split(
    ' ',
  ),
);
