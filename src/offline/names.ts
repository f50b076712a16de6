/** Of the lock under which one copy at a time is made, and of the channel on which its progress is told. */
export const sharedName = (scope: string): string => `copy ${scope}`;

/** The cache of one version. It carries the scope, since all sites on one origin share their caches. */
export function copyName(scope: string, version: string): string {
  return `copy ${version} ${scope}`;
}

/** The caches of one site, whole and begun. */
export async function copyNames(scope: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => {
    const [kind, , of, ...rest] = name.split(' ');
    return kind === 'copy' && of === scope && rest.length === 0;
  });
}
