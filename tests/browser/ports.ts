/** Where the tests in a browser find each site. */
export const ports = { real: 4391, another: 4392 } as const;
