import type { DataOf, Endpoint } from '@jinpiao/contract/endpoint'
import type { Day } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { Actor } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import type { Ask, Input } from './ask.ts'

/** A figure where it is looked at. */
export interface Seen<E extends Endpoint = Endpoint> {
  data: DataOf<E>
  input: Input<E>
  ask: Ask
  /** What the same person is answered elsewhere: its to-dos beside its figures. */
  own: <A extends Endpoint>(endpoint: A) => Promise<DataOf<A>>
  actor: Actor
  today: Day
  /** For what an enterprise learns as a sum only (I26): no list of its own has the rows. */
  read: Reader
}

/**
 * What a figure stands for: the value that its list or equation gives, several in the order of the answer; or in words why
 * there is nothing to ask, such as a quote that tests of its own compute.
 */
export type Stands<E extends Endpoint> = string | ((seen: Seen<E>) => unknown)

/** The figures of an endpoint, or of the rows of a list, by their paths. */
export interface Entry<E extends Endpoint = Endpoint> {
  endpoint: E
  /** With what it is asked; once without anything, if left out. */
  inputs?: (ask: Ask, today: Day) => Promise<readonly Input<E>[]>
  stands: Readonly<Record<string, Stands<E>>>
}

export const entry = <E extends Endpoint>(
  endpoint: E,
  stands: Entry<E>['stands'],
  inputs?: NonNullable<Entry<E>['inputs']>,
): Entry => ({ endpoint, stands, ...(inputs && { inputs }) }) as unknown as Entry

interface Amount {
  amount: string | null
}

export const fenOf = (decimal: string | null): bigint => (decimal === null ? 0n : decimalToFen(decimal))
export const total = (amounts: readonly (string | null)[]): string =>
  fenToDecimal(amounts.reduce((sum, amount) => sum + fenOf(amount), 0n))
export const minus = (whole: string, ...parts: readonly string[]): string =>
  fenToDecimal(parts.reduce((left, part) => left - fenOf(part), fenOf(whole)))
export const sumOfRows = (rows: readonly Amount[]): string => total(rows.map(({ amount }) => amount))

type RowsOf<E extends Endpoint> = (seen: Seen<E>) => Promise<readonly Amount[]> | readonly Amount[]

/** A count and an amount that stand for rows: `...figure('held', ({ ask }) => ask.rows(…))`. */
export const figure = <E extends Endpoint>(name: string, rows: RowsOf<E>): Record<string, Stands<E>> => ({
  [`${name}.count`]: async (seen: Seen<E>) => (await rows(seen)).length,
  [`${name}.amount`]: async (seen: Seen<E>) => sumOfRows(await rows(seen)),
})

/** The same of a list of figures: one array of rows for each. */
export const figures = <E extends Endpoint>(
  name: string,
  /** Null: the part is not there. */
  groups: (seen: Seen<E>) => Promise<readonly (readonly Amount[])[] | null> | readonly (readonly Amount[])[],
): Record<string, Stands<E>> => ({
  [`${name}[].count`]: async (seen: Seen<E>) => ((await groups(seen)) ?? []).map((rows) => rows.length),
  [`${name}[].amount`]: async (seen: Seen<E>) => ((await groups(seen)) ?? []).map(sumOfRows),
})
