export interface Sort {
  /** Column id. */
  id: string
  /** As `aria-sort` says it. */
  direction: 'ascending' | 'descending'
}

/**
 * What pressing a column's button leads to: 升序 → 降序 → 不排序; another column begins with 升序. The column that the
 * list is in order of anyway turns round, and back.
 */
export function nextSort(sort: Sort | undefined, id: string, usual?: Sort): Sort | undefined {
  if (usual?.id === id) {
    const turned = usual.direction === 'ascending' ? 'descending' : 'ascending'
    return sort?.id === id && sort.direction === turned ? undefined : { id, direction: turned }
  }
  if (sort?.id !== id) return { id, direction: 'ascending' }
  return sort.direction === 'ascending' ? { id, direction: 'descending' } : undefined
}
