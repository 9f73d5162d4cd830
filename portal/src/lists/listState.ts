import type { Sort } from '@jinpiao/ui-kit/DataTable'

export interface ListState {
  page: number
  pageSize: number
  sort: Sort | undefined
  /** Keys of columns that are not shown. */
  hidden: readonly string[]
  filters: Partial<Record<string, string>>
}

export const PAGE_SIZES = [10, 20, 50]
const positive = (text: string | null, fallback: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : fallback
}

/** Anything odd in an address falls back to the first page, unsorted, unfiltered: a link never breaks a list. */
export function readListState(parameters: URLSearchParams, names: readonly string[]): ListState {
  const [, id, direction] = /^(\w+),(asc|desc)$/.exec(parameters.get('sort') ?? '') ?? []
  const filters: Partial<Record<string, string>> = {}
  for (const name of names) {
    const value = parameters.get(name)
    if (value) filters[name] = value
  }
  const pageSize = positive(parameters.get('pageSize'), 10)
  return {
    page: positive(parameters.get('page'), 1),
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : 10,
    sort: id !== undefined ? { id, direction: direction === 'desc' ? 'descending' : 'ascending' } : undefined,
    hidden: parameters.get('hide')?.split(',') ?? [],
    filters,
  }
}

/** Defaults are left out, so that the address stays short and equal lists have equal addresses. */
export function writeListState(
  parameters: URLSearchParams,
  state: ListState,
  names: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  const put = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? next.delete(name) : next.set(name, value)
  put('page', state.page === 1 ? undefined : String(state.page))
  put('pageSize', state.pageSize === 10 ? undefined : String(state.pageSize))
  put('sort', sortParameter(state.sort))
  put('hide', state.hidden.join(','))
  for (const name of names) put(name, state.filters[name])
  return next
}

/** What a saved view keeps of an address: filters, order and columns, not the page that one was on. */
export function viewQuery(parameters: URLSearchParams, names: readonly string[]): string {
  const state = readListState(parameters, names)
  return writeListState(new URLSearchParams(), { ...state, page: 1, pageSize: 10 }, names).toString()
}

/** `field,asc` as the API and the address write it. */
export const sortParameter = (sort: Sort | undefined): string | undefined =>
  sort && `${sort.id},${sort.direction === 'ascending' ? 'asc' : 'desc'}`
