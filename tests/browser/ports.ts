/** Where the tests in a browser find each site; most open that of the seeds, whose words they know. */
export const ports = { real: 4391, another: 4392, seeds: 4393 } as const;
