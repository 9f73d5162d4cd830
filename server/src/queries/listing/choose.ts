import type { AnyListEndpoint } from '@jinpiao/contract/list'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../../acts/context.ts'
import { type Asked, anyOf, type Condition, columnsOf, expressionOf, hidden, oneOf } from '../conditions.ts'
import { readOnward } from '../cursor.ts'
import { askedOf } from '../filters.ts'
import type { ListQuery, Source, Totals } from '../source.ts'
import {
  COUNTED,
  counted,
  IN_VAIN,
  type Order,
  type Picking,
  type Placed,
  type Rows,
  SEARCHED,
  stateOf,
  VISITED,
  type Walk,
} from './walk.ts'

/** The rows that fit the query. */
export interface Found {
  rows: Rows
  order: Order
  /** Undefined: more rows than are counted or visited. */
  totals: Totals | undefined
  /** Without totals: rows that are known to fit. */
  atLeast?: number
  /** The first row that was not looked at. */
  onward?: Placed | undefined
  /** The page that was asked for, where it was read with the totals. */
  page?: readonly Placed[]
}

/** Less than is enough, with rows behind it. */
interface Walked {
  count: number
  /** Where it was found. */
  among: readonly Condition[]
  end: Placed
}

/**
 * Chooses how the rows of a query are found: by the index of a filter, or along the index of the order (see `listing`).
 */
export function chooserOf<Row>({ list }: Pick<AnyListEndpoint, 'list'>, source: Source<Row>, walk: Walk) {
  const { key, own, picked, where, withSums, countOf, add, addWithPage, endOf, before, from } = walk

  async function find(context: QueryContext, query: ListQuery, isExport = false): Promise<Found> {
    const [kept, filters] = await Promise.all([
      source.states?.(context, query),
      askedOf(list.filters, source, context, query),
    ])
    const chosen = source.state && (query[source.state] as readonly string[] | undefined)
    const states = kept ? kept.states : chosen?.length === 0 ? undefined : chosen
    // No state fits: '' is no state, so the list is empty.
    const state = states && states.length < 2 ? (states[0] ?? '') : undefined
    const several = states && state === undefined ? oneOf(source.columns[stateOf(source)], states) : undefined
    const order = orderOf(query, state)
    const onward = readOnward(query.onward, order.name, source.hasNumberedKeys)
    const behind = onward ? [from(order, onward)] : []
    const asked = [...(several ? [several] : []), ...filters, ...(source.where?.(query, context) ?? [])]
    const pick = async (
      ways: readonly Condition[],
      { way, ...picking }: { way?: Asked } & Pick<Picking, 'seen' | 'most'>,
    ): Promise<Found> => {
      const rest = asked.filter((each) => each !== way)
      const columns = [...order.columns, ...rest.flatMap((each) => each.columns)]
      const rows = where(picked(context, query, { ways, columns, state, ...picking }), [...rest.map(whole), ...behind])
      if (isExport) return { rows, order, totals: undefined }
      const { totals, page } = await addWithPage(context, rows, order, query)
      return { rows, order, totals, ...(totals && query.cursor === undefined && { page }) }
    }
    /** The filter that fits the fewest rows, if these are no more than `most`. */
    const narrowest = async (most: number): Promise<Asked | undefined> => {
      const counts = await Promise.all(
        asked.map(async (each) => {
          if (kept && each === several) return kept.count
          return each.isIndexed ? countOf(context, query, each, state, most) : most + 1
        }),
      )
      const fewest = Math.min(...counts)
      return fewest <= most ? asked[counts.indexOf(fewest)] : undefined
    }

    const keys = source.limitedToKeys?.(context, query)
    // Few as a rule: where they are more than are counted, a page of all of them is still in order.
    if (keys) return pick([sql<SqlBool>`${key} in ${keys}`], { seen: hidden, most: VISITED })
    const way = await narrowest(COUNTED)
    if (way) return pick(way.anyOf, { way })
    const bound = asked.find(({ bounds }) => bounds === order.name)
    const judged = asked.filter((each) => each !== bound)
    /** Rows among which the order's index leads: what bounds the walk is not judged row by row. */
    const passed = where(own(context, query, state), [...(bound?.anyOf ?? []), ...behind])
    const rows = where(passed, judged.map(whole))
    const [only, second] = judged
    if (kept && !bound && (only === undefined || (only === several && second === undefined))) {
      return { rows, order, totals: kept }
    }
    // An export reads every row that fits and shows no totals. A bound by itself fits more rows than are counted.
    if (isExport || (bound && only === undefined)) return { rows, order, totals: undefined }
    if (only === undefined) return { rows, order, totals: counted(await add(context, rows, order)) }

    const columns = [...order.columns, ...judged.flatMap((each) => each.columns)]
    /** Parts of texts are looked for: what begins with one of them has an index. */
    const beginnings = judged.flatMap((each) => each.beginnings ?? [])
    const isSearch = beginnings.length > 0
    // That one filter fits more than are counted is known by now: what fills the page is enough. Not behind a cursor, in
    // front of which any number of rows may have come in.
    const isMany = !(bound || second || onward) && only.isIndexed && query.cursor === undefined
    const page = query.page * query.pageSize
    const enough = Math.min(COUNTED, isMany ? page : COUNTED)
    /**
     * What fits among the first rows that the walk passes, or the answer where that is enough, or all there is. It stops by
     * itself where enough has been found.
     */
    const walked = async (most: number): Promise<Walked | { answer: Found }> => {
      const rowsInOrder = passed
        .select(withSums(columns))
        .orderBy(order.by, order.direction)
        .orderBy(key, order.direction)
      const next = context.read.selectFrom(rowsInOrder.limit(most).as('l')) as unknown as Rows
      const found = await add(context, where(next, judged.map(whole)), order, enough)
      /** The page is read where the walk has found its rows, and neither from where it began nor to where it ended. */
      const within = sql<SqlBool>`(${order.by} >= ${found.least} and ${order.by} <= ${found.most})`
      const isMore = found.count > enough
      if (isMore && page <= enough) return { answer: { rows: rows.where(within), order, totals: undefined } }
      const end = await endOf(passed, order, most)
      // Without an end every row has been visited.
      if (!end) return { answer: { rows, order, totals: counted(found) } }
      const isWalked = before(order, end)
      if (isMore) return { answer: { rows: rows.where(isWalked), order, totals: undefined, onward: end } }
      return { count: found.count, among: [within, isWalked], end }
    }
    const most = isSearch && !onward ? SEARCHED : VISITED
    const near = await walked(most)
    if ('answer' in near) return near.answer
    const wider = onward ? undefined : await narrowest(most)
    if (wider) return pick(wider.anyOf, { way: wider, most })
    /** Less than is enough, and for a search what begins with its text, wherever that stands. */
    const some = async ({ count, among, end }: Walked): Promise<Found & { atLeast: number }> => {
      const open = { order, totals: undefined, onward: end }
      if (!isSearch) return { rows: where(rows, among), atLeast: count, ...open }
      const isAmong = sql<SqlBool>`(${sql.join([...among, ...judged.map(whole)], sql` and `)})`
      // What has found nothing is not walked again.
      const all = await pick(count === 0 ? beginnings : [isAmong, ...beginnings], {})
      return { ...all, atLeast: all.totals?.count ?? COUNTED, ...open }
    }
    const first = await some(near)
    if (first.atLeast >= query.pageSize) return first
    // Who asks for what is rare would hear of none, or of one of three.
    const far = await walked(IN_VAIN)
    return 'answer' in far ? far.answer : some(far)
  }

  function orderOf(query: ListQuery, state: string | undefined): Order {
    const [asked = '', wanted] = query.sort?.split(',') ?? []
    const [fallback, usual] = source.order(query)
    // Rows of one state are in no order by it.
    const isOrder = asked !== stateOf(source) || state === undefined
    const isFree = source.hasOneOrder?.(query) !== true || asked === fallback
    const isKnown = isFree && list.sort.includes(asked) && source.columns[asked] !== undefined && isOrder
    const name = isKnown ? asked : fallback
    const direction = isKnown ? (wanted === 'desc' ? 'desc' : 'asc') : usual
    return { name, by: expressionOf(source.columns[name]), columns: columnsOf(source.columns[name]), direction }
  }

  return find
}

/** A filter as a condition that no index serves. */
export const whole = (asked: Asked): Condition => hidden(anyOf(asked.anyOf))
