import type { Sort } from '@jinpiao/ui-kit/DataTable'

export interface ListState<Name extends string> {
  page: number
  pageSize: number
  sort: Sort | undefined
  filters: Partial<Record<Name, string>>
}

export const PAGE_SIZES = [10, 20, 50]
const positive = (text: string | null, fallback: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : fallback
}

/** Anything odd in an address falls back to the first page, unsorted, unfiltered: a link never breaks a list. */
export function readListState<Name extends string>(
  parameters: URLSearchParams,
  names: readonly Name[],
): ListState<Name> {
  const [, id, direction] = /^(\w+),(asc|desc)$/.exec(parameters.get('sort') ?? '') ?? []
  const filters: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = parameters.get(name)
    if (value) filters[name] = value
  }
  const pageSize = positive(parameters.get('pageSize'), 10)
  return {
    page: positive(parameters.get('page'), 1),
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : 10,
    sort: id !== undefined ? { id, direction: direction === 'desc' ? 'descending' : 'ascending' } : undefined,
    filters,
  }
}

/** Defaults are left out, so that the address stays short and equal lists have equal addresses. */
export function writeListState<Name extends string>(
  parameters: URLSearchParams,
  state: ListState<Name>,
  names: readonly Name[],
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  const put = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? next.delete(name) : next.set(name, value)
  put('page', state.page === 1 ? undefined : String(state.page))
  put('pageSize', state.pageSize === 10 ? undefined : String(state.pageSize))
  put('sort', sortParameter(state.sort))
  for (const name of names) put(name, state.filters[name])
  return next
}

/** `field,asc` as the API and the address write it. */
export const sortParameter = (sort: Sort | undefined): string | undefined =>
  sort && `${sort.id},${sort.direction === 'ascending' ? 'asc' : 'desc'}`
