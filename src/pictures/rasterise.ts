import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Node, Renderer } from '@takumi-rs/core';
import { once } from '../general/once.ts';

const require = createRequire(import.meta.url);
const loadRenderer = once(async () => {
  const renderer = new Renderer();
  const data = readFileSync(require.resolve('@fontsource/literata/files/literata-latin-400-normal.woff2'));
  await renderer.registerFont({ name: 'Literata', data, weight: 400, style: 'normal' });
  return renderer;
});

/** Lays out and draws a tree of boxes and texts, as PNG of this size in pixels. */
export async function render(tree: Node, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const renderer = await loadRenderer();
  return new Uint8Array(await renderer.render(tree, { width, height, format: 'png' }));
}

/** The height of a tree at a given width, in pixels. */
export async function heightOf(tree: Node, width: number): Promise<number> {
  const renderer = await loadRenderer();
  return (await renderer.measure(tree, { width })).height;
}

/** Turns a drawing into pixels, as PNG of this width and height. */
export function rasterise(svg: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return render({ type: 'image', src, style: { width: size, height: size } }, size, size);
}
