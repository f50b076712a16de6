import { element } from '../../common/element.ts';
import { findElement } from '../../common/find-element.ts';
import { fillColumns } from './fill-columns.ts';

/** Type sizes in points, largest first; nobody can read anything smaller at a table. */
const typeSizes = [10, 9.5, 9, 8.5, 8, 7.5, 7];

/** The layout of a sheet on paper. */
interface Fit {
  /** Type size in points. */
  size: number;
  pages: number;
}

/**
 * Sets a printed sheet in the largest type that takes no more pages than the smallest, with each entry whole in one
 * column and the columns balanced. The columns are elements rather than CSS columns, which WebKit does not print.
 * @param paper the sheet; it must measure as it does in print, with pages as high as the smaller paper allows
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
    // The further pages of an entry taller than one are counted separately.
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

/** Fills at most `most` columns, as evenly as possible. */
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
