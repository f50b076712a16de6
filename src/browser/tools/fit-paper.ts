import { findElement } from '../find-element.ts';

/** In points, largest first; smaller than the last nobody reads at a table. */
const typeSizes = [10, 9.5, 9, 8.5, 8, 7.5, 7];

/** How a sheet stands on paper. */
interface Fit {
  /** In points. */
  size: number;
  pages: number;
}

/**
 * Sets a sheet that is printed in the largest type in which it takes no more pages than in the smallest.
 * @param paper looks when it is measured as it does in print, each column as high as the smaller of the papers allows
 */
export function fitPaper(paper: HTMLElement): Fit {
  const columns = findElement(paper, '.paper-columns');
  paper.classList.add('measured');
  const pagesIn = (size: number) => {
    paper.style.setProperty('--type-size', `${size}pt`);
    const gap = Number.parseFloat(getComputedStyle(columns).columnGap);
    // What has no room goes on in columns beside.
    return Math.ceil((columns.scrollWidth + gap - 1) / (columns.clientWidth + gap));
  };
  const fewest = pagesIn(typeSizes.at(-1) as number);
  const size = typeSizes.find((each) => pagesIn(each) === fewest) as number;
  paper.classList.remove('measured');
  return { size, pages: fewest };
}
