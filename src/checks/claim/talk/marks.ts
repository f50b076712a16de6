/** What sets words in front of a sentence apart from it, and what sets it apart from words behind it. */
export const [markBehindLead, markBeforeRest] = [
  /[:>)\]\u2013\u2014]| --? /,
  /[:([\u2013\u2014]| --? /,
] as const;

/** With these words behind a sentence, or behind the comma that ends what somebody says first, he says two things. */
export const joint = /\b(?:and|but|or)\b/;
