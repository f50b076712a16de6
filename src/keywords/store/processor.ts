import { remark } from 'remark';
import remarkMdx from 'remark-mdx';

/** Reads and writes MDX, for generated files and for those of people. */
export const processor = remark().use(remarkMdx);
