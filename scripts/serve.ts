import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { createUrls } from '../src/publish/urls.ts';

/** Serves the built site on this machine as a static host does, with its own page for what is not there. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4321' }, dir: { type: 'string', default: 'dist' } },
});
const { home } = createUrls(process.env.BASE_PATH ?? '/');
const notFound = readFileSync(path.join(values.dir, '404.html'));
const headerRules = readHeaders(path.join(values.dir, '_headers'));
const serve = sirv(values.dir, { etag: true });

createServer((request, response) => {
  const missing = () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
  };
  const url = request.url ?? '/';
  if (!url.startsWith(home)) {
    missing();
    return;
  }
  for (const { pattern, fields } of headerRules)
    if (pattern.test(url.replace(/[?#].*$/, '')))
      for (const [name, value] of fields) response.setHeader(name, value);
  request.url = `/${url.slice(home.length)}`;
  serve(request, response, missing);
})
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${values.port} is taken. Choose another: npm start -- --port 5000`);
    process.exitCode = 1;
  })
  .listen(Number(values.port), 'localhost', () => {
    console.log(`The site is at http://localhost:${values.port}${home}`);
  });

/** The headers that a host would send, from the file that Netlify and Cloudflare Pages read. */
function readHeaders(file: string): { pattern: RegExp; fields: [string, string][] }[] {
  return readFileSync(file, 'utf-8')
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [address = '', ...lines] = rule.split('\n');
      const pattern = address.split('*').map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
      const fields = lines.map(
        (line) =>
          line
            .trim()
            .split(/: (.*)/s)
            .slice(0, 2) as [string, string],
      );
      return { pattern: new RegExp(`^${pattern.join('.*')}$`), fields };
    });
}
