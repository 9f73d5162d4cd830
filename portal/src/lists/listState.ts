import type { Sort } from '@jinpiao/ui-kit/DataTable'

export interface ListState {
  page: number
  pageSize: number
  sort: Sort | undefined
  /** Keys of columns that are not shown. */
  hidden: readonly string[]
  /** Keys of columns that are shown whatever room there is. */
  asked: readonly string[]
  filters: Partial<Record<string, string>>
}

/** Rows of a page that can be chosen (product §3). */
export const PAGE_SIZES = [10, 20, 50]
export const USUAL_ROWS = 10

/** The same for a list beside other things, which begins with fewer: one can go back to them. */
export const pageSizesFrom = (usualRows: number = USUAL_ROWS): readonly number[] =>
  PAGE_SIZES.includes(usualRows) ? PAGE_SIZES : [usualRows, ...PAGE_SIZES]

/** How a list stands in the address. */
export interface ListAddress {
  /** Of the second list of a page: `pending` reads `pendingPage`. */
  prefix?: string | undefined
  /** Rows that it begins with. */
  usualRows?: number | undefined
}

/** `page`, or `pendingPage` with the prefix `pending`. */
const prefixed = (prefix: string, name: string) =>
  prefix === '' ? name : `${prefix}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

const positive = (text: string | null, fallback: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : fallback
}

/** Anything odd in an address falls back to the first page, unsorted, unfiltered: a link never breaks a list. */
export function readListState(
  parameters: URLSearchParams,
  names: readonly string[],
  { prefix = '', usualRows = USUAL_ROWS }: ListAddress = {},
): ListState {
  const get = (name: string) => parameters.get(prefixed(prefix, name))
  const filters: Partial<Record<string, string>> = {}
  for (const name of names) {
    const value = get(name)
    if (value) filters[name] = value
  }
  const pageSize = positive(get('pageSize'), usualRows)
  return {
    page: positive(get('page'), 1),
    pageSize: pageSizesFrom(usualRows).includes(pageSize) ? pageSize : usualRows,
    sort: readSort(get('sort')),
    hidden: get('hide')?.split(',') ?? [],
    asked: get('show')?.split(',') ?? [],
    filters,
  }
}

/** Defaults are left out, so that the address stays short and equal lists have equal addresses. */
export function writeListState(
  parameters: URLSearchParams,
  state: ListState,
  names: readonly string[],
  { prefix = '', usualRows = USUAL_ROWS }: ListAddress = {},
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  const put = (name: string, value: string | undefined) => {
    const parameter = prefixed(prefix, name)
    if (value === undefined || value === '') next.delete(parameter)
    else next.set(parameter, value)
  }
  put('page', state.page === 1 ? undefined : String(state.page))
  put('pageSize', state.pageSize === usualRows ? undefined : String(state.pageSize))
  put('sort', sortParameter(state.sort))
  put('hide', state.hidden.join(','))
  put('show', state.asked.join(','))
  for (const name of names) put(name, state.filters[name])
  return next
}

/** What a saved view keeps of an address: filters, order and columns, not the page that one was on. */
export function viewQuery(parameters: URLSearchParams, names: readonly string[]): string {
  const state = readListState(parameters, names)
  return writeListState(new URLSearchParams(), { ...state, page: 1, pageSize: USUAL_ROWS }, names).toString()
}

/** What `sortParameter` has written; anything else is no order. */
export function readSort(text: string | null | undefined): Sort | undefined {
  const [, id, direction] = /^(\w+),(asc|desc)$/.exec(text ?? '') ?? []
  return id === undefined ? undefined : { id, direction: direction === 'desc' ? 'descending' : 'ascending' }
}

/** `field,asc` as the API and the address write it. */
export const sortParameter = (sort: Sort | undefined): string | undefined =>
  sort && `${sort.id},${sort.direction === 'ascending' ? 'asc' : 'desc'}`
