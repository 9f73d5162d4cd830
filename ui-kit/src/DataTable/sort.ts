export interface Sort {
  /** Column id. */
  id: string
  /** As `aria-sort` says it. */
  direction: 'ascending' | 'descending'
}

/** What pressing a column's button leads to: 升序 → 降序 → 不排序; another column begins with 升序. */
export function nextSort(sort: Sort | undefined, id: string): Sort | undefined {
  if (sort?.id !== id) return { id, direction: 'ascending' }
  return sort.direction === 'ascending' ? { id, direction: 'descending' } : undefined
}
