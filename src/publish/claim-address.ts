/** What follows the address of the check of claims to have one checked there. It is sent to nobody. */
export function claimHash(claim: string): string {
  return `#claim=${encodeURIComponent(claim.toWellFormed())}`;
}

/** The claim in such an address; null where there is none, or what stands there cannot be read. */
export function claimIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('claim');
}
