/** How long the network is waited for where there is a copy, in milliseconds: a weak signal may never answer. */
const whole = 3000;

/**
 * And after it was waited for in vain: a page, its search and the texts of that would each take as long, and so would
 * the next page.
 */
const little = 500;

/** For so long; then it gets all of it again, in milliseconds. */
const memory = 60_000;

let inVain = Number.NEGATIVE_INFINITY;

/** How long the network is waited for now, in milliseconds. */
export function patience(): number {
  return performance.now() - inVain < memory ? little : whole;
}

/** All of the patience was of no use. */
export function waitedInVain(): void {
  if (patience() === whole) inVain = performance.now();
}

/** The network has answered. */
export function heardFrom(): void {
  inVain = Number.NEGATIVE_INFINITY;
}
