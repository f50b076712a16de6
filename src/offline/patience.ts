/** Milliseconds to wait for the network where there is a copy, since a weak signal may never answer. */
const whole = 3000;

/**
 * Milliseconds to wait after a failure: a page, its search and the search's texts would each take the full time, and
 * so would the next page.
 */
const little = 500;

/** Milliseconds for which the short wait applies after a failure. */
const memory = 60_000;

/** Milliseconds after which a visit checks again for a newer version. */
const lookAgainAfter = 60 * 60 * 1000;

/** Whether to check again for a newer version than a copy; its day is still to come where the clock was wrong. */
export function isDue(copied: Date): boolean {
  return Math.abs(Date.now() - +copied) > lookAgainAfter;
}

let inVain = Number.NEGATIVE_INFINITY;

/** How long to wait for the network now, in milliseconds. */
export function patience(): number {
  return performance.now() - inVain < memory ? little : whole;
}

/** Notes that the network did not answer in time. */
export function waitedInVain(): void {
  if (patience() === whole) inVain = performance.now();
}

/** Notes that the network has answered. */
export function heardFrom(): void {
  inVain = Number.NEGATIVE_INFINITY;
}
