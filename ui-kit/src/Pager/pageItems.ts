/**
 * The page numbers to show: first, last, the current one and its neighbours; `'gap'` for what is left out.
 * A gap never stands for a single page: that page is shown.
 */
export function pageItems(page: number, pageCount: number): (number | 'gap')[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount))
  if (shown.has(3)) shown.add(2)
  if (shown.has(pageCount - 2)) shown.add(pageCount - 1)
  const numbers = [...shown].sort((a, b) => a - b)
  return numbers.flatMap((n, i) => (i > 0 && n - (numbers[i - 1] ?? n) > 1 ? (['gap', n] as const) : [n]))
}
