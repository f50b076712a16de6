import { remark } from 'remark';
import remarkMdx from 'remark-mdx';

/** Reads and writes MDX, in what is generated as in what a person writes. */
export const processor = remark().use(remarkMdx);
