import { isPrintable } from '@jinpiao/contract/fields'
import { isTerm, termOf } from '@jinpiao/contract/terms'

/** Where a page of an ordered list ended. */
export interface Cursor {
  /** Of its last row, which every page before and behind it can be counted from. */
  key: string
  value: string | number | bigint
  /** What the list was ordered by: a cursor of another order leads nowhere. */
  order: string
  /** Number of the page, its size, and how many rows stood on it. */
  page: number
  pageSize: number
  rows: number
}

export function cursorOf({ key, value, order, page, pageSize, rows }: Cursor): string {
  const typed = typeof value === 'bigint' ? { fen: String(value) } : value
  return Buffer.from(JSON.stringify([order, page, pageSize, rows, typed, key])).toString('base64url')
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isText = (value: unknown): value is string => typeof value === 'string' && isPrintable(value)
const isFen = (value: unknown): value is number | bigint =>
  Number.isSafeInteger(value) || (typeof value === 'bigint' && BigInt.asIntN(64, value) === value)

/**
 * Anything odd in an address is no cursor: the list is counted from its ends then. What it was ordered by must be of the
 * column's type, and so must the key: PostgreSQL compares neither with anything else.
 */
export function readCursor(
  text: string | undefined,
  order: string,
  pageSize: number,
  hasNumberedKeys = false,
): Cursor | undefined {
  if (text === undefined) return undefined
  try {
    const [by, page, size, rows, typed, key] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    const value = typeof typed === 'object' && typed !== null && 'fen' in typed ? BigInt(String(typed.fen)) : typed
    if (by !== order || size !== pageSize || !isCount(page) || !isCount(rows) || !isText(key)) return undefined
    if (hasNumberedKeys && !/^\d{1,9}$/.test(key)) return undefined
    const isMoney = isTerm(order) && termOf(order).kind === 'money'
    const end = { key, order, page, pageSize, rows }
    if (isMoney) return isFen(value) ? { ...end, value } : undefined
    return isText(value) ? { ...end, value } : undefined
  } catch {
    return undefined
  }
}

/** Of a row alone, from which on rows are looked for: of no page, so that another size of pages leads on as well. */
const ofNoPage = { page: 1, pageSize: 1, rows: 1 }

/** The row behind those that were looked at. */
export const onwardOf = (order: string, row: Pick<Cursor, 'key' | 'value'>): string =>
  cursorOf({ ...ofNoPage, ...row, order })

/** That row; undefined: looking begins at the first one. */
export function readOnward(text: string | undefined, order: string, hasNumberedKeys = false) {
  const row = readCursor(text, order, ofNoPage.pageSize, hasNumberedKeys)
  return row && { key: row.key, by: row.value }
}
