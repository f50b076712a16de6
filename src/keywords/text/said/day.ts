/** Whether a text is a calendar day in ISO form, `2021-02-28`; 30 February is not. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day at a given time on the reader's own calendar, `2021-05-23`: the Swedish format is that of ISO. */
export function localDay(time: Date): string {
  return time.toLocaleDateString('sv');
}

/** An ISO date in words, `23 May 2021`. */
export function dateInWords(iso: string): string {
  return inWords.format(new Date(`${iso}T00:00:00Z`));
}

// Created once, since that takes longer than formatting.
const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
