// writes chosen sizes
const { loadGenerated } = await import('/work/main/src/content-folder/loaded.ts');
const { picturesOf } = await import('/work/main/src/pictures/pictured.ts');
const { createUrls } = await import('/work/main/src/publish/urls.ts');
const { drawPicture } = await import('/work/main/src/pictures/link-picture.ts');
import { createHash } from 'node:crypto'; import { writeFileSync } from 'node:fs';
const { keywords, changes } = loadGenerated();
const bySlug = new Map(keywords.map((k: any) => [k.slug, k]));
const pics = keywords.flatMap((k: any) => picturesOf(k, changes, bySlug as any, 'S', createUrls('/')).map((p: any) => p.picture));
const out: string[] = []; const t0 = process.cpuUsage();
for (const p of pics) out.push(createHash('sha256').update(await drawPicture(p)).digest('hex'));
const c = process.cpuUsage(t0); console.log(pics.length, ((c.user + c.system)/1000/pics.length).toFixed(2));
writeFileSync(process.argv[2]!, out.join('\n'));
