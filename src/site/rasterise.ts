import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
let loading: Promise<void> | undefined;

/**
 * Turns a drawing into pixels, as PNG.
 * @param width in pixels; as the drawing says, where it is left out
 */
export async function rasterise(svg: string, width?: number): Promise<Uint8Array<ArrayBuffer>> {
  loading ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await loading;
  const fit = width ? { fitTo: { mode: 'width', value: width } as const } : {};
  return new Uint8Array(new Resvg(svg, fit).render().asPng());
}
