import { element } from '../element.ts';
import { findElement } from '../find-element.ts';
import { fillColumns } from './fill-columns.ts';

/** In points, largest first; smaller than the last nobody reads at a table. */
const typeSizes = [10, 9.5, 9, 8.5, 8, 7.5, 7];

/** How a sheet stands on paper. */
interface Fit {
  /** In points. */
  size: number;
  pages: number;
}

/**
 * Sets a sheet that is printed in the largest type in which it takes no more pages than in the smallest, each entry
 * whole in one column, and the columns as even as they can be. The columns are elements, and not those of the style:
 * WebKit prints none of those.
 * @param paper looks when it is measured as it does in print, each page as high as the smaller of the papers allows
 */
export function fitPaper(paper: HTMLElement): Fit {
  const entries = [...paper.querySelectorAll<HTMLElement>('.paper-pages :is(article, .sheet-old-name)')];
  const pages = findElement(paper, '.paper-pages');
  const page = drawPage([entries]);
  pages.replaceChildren(page);
  paper.classList.add('measured');
  const room = pages.clientHeight;
  const columnsOnPage = getComputedStyle(page).gridTemplateColumns.split(' ').length;
  const layIn = (size: number) => {
    paper.style.setProperty('--type-size', `${size}pt`);
    const heights = entries.map((entry) => entry.getBoundingClientRect().height);
    const drawn = Math.ceil(fillColumns(heights, room).length / columnsOnPage);
    // An entry that is higher than a page goes on on others, which are counted besides.
    const further = heights.reduce((sum, height) => sum + Math.max(0, Math.ceil(height / room) - 1), 0);
    return { heights, drawn, pages: drawn + further };
  };
  const fewest = layIn(typeSizes.at(-1) as number).pages;
  const size = typeSizes.find((each) => layIn(each).pages === fewest) as number;
  const { heights, drawn } = layIn(size);
  paper.classList.remove('measured');
  const columns = fillEvenly(heights, room, drawn * columnsOnPage).map((count) => entries.splice(0, count));
  pages.replaceChildren(...Array.from({ length: drawn }, () => drawPage(columns.splice(0, columnsOnPage))));
  return { size, pages: fewest };
}

/** Fills no more columns than so many, each as far as all need to be. */
function fillEvenly(heights: readonly number[], room: number, most: number): number[] {
  let columns = fillColumns(heights, room);
  for (let less = room - 1; less > 0; less -= 1) {
    const tried = fillColumns(heights, less);
    if (tried.length > most) return columns;
    columns = tried;
  }
  return columns;
}

function drawPage(columns: readonly HTMLElement[][]): HTMLElement {
  return element(
    'div',
    { className: 'paper-page' },
    ...columns.map((entries) => element('div', {}, ...entries)),
  );
}
