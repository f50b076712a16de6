/** One page of each kind, and what its title says. Bombard's two wordings by their ids, which never change. */
export const pageKinds = {
  home: '/',
  keyword: '/keywords/bombard/',
  renamed: '/keywords/elude/',
  revision: '/keywords/bombard/de31cee9/',
  compare: '/keywords/bombard/compare/de31cee9/b2e891df/',
  changes: '/changes/',
  changesIn: '/changes/glossary/',
  sources: '/sources/',
  source: '/sources/powerful-dark/',
  notFound: '/keywords/bombrd/',
} as const;
