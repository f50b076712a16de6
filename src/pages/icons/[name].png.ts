import type { APIRoute } from 'astro';
import { drawIcon, icons } from '../../site/icons.ts';

export const getStaticPaths = () =>
  Object.entries(icons).map(([name, icon]) => ({ params: { name }, props: icon }));

export const GET: APIRoute<(typeof icons)[keyof typeof icons]> = async ({ props }) =>
  new Response(await drawIcon(props), { headers: { 'Content-Type': 'image/png' } });
