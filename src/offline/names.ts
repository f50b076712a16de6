/** Name of the lock that allows one copying at a time, and of the channel for its progress. */
export const sharedName = (scope: string): string => `copy ${scope}`;

/** Name of the cache of one version, including the scope, since all sites on one origin share their caches. */
export function copyName(scope: string, version: string): string {
  return `copy ${version} ${scope}`;
}

/** Names of one site's caches, finished and unfinished. */
export async function copyNames(scope: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => {
    const [kind, , of, ...rest] = name.split(' ');
    return kind === 'copy' && of === scope && rest.length === 0;
  });
}
