import type { FilterKind } from '@jinpiao/contract/list'
import { rangeParameters, type TermName, termOf } from '@jinpiao/contract/terms'
import type { RegisteredList } from '../http/register.ts'
import type { ListPage } from '../queries/listing/page.ts'
import { COUNTED } from '../queries/listing/walk.ts'
import type { ListQuery } from '../queries/source.ts'
import { busyPeople } from './fill.ts'
import { faultsOf, type Indexes, wantedBy } from './listIndexes.ts'
import { explained } from './plans.ts'
import { type Person, reading, type World } from './world.ts'

/** A view of a list as the person reads it who finds most there. */
export interface View {
  query: object
  who: Person
  count: number
  /** What is wrong with how it is read, in its usual order. */
  faults: readonly string[]
  /** Conditions that an index serves in it, without a filter. */
  conditions: ReadonlySet<string>
  /** The list walks along its order; else it picks the few rows first. */
  walks: boolean
}

const isLong = ({ count, walks }: View) => walks && count >= COUNTED

/** Rows of a page from which values are looked for. */
const SAMPLE = 200
/** Values that are tried until one fits few rows. */
const TRIES = 4
const TOO_FEW = `no view has ${COUNTED} rows: fill more of them, or register the list as small`
/** In no name and no number. */
const NOWHERE = '龘'

/**
 * Asks one list of a filled world for its views, orders and filters, as a page does, with values from the world.
 *
 * @param of the key that a list of parts is asked for: `{ pkLimit: … }`.
 */
export function listAsked(world: World, indexes: Indexes, { endpoint, list }: RegisteredList, of: object) {
  const { filters, choices, sort } = endpoint.list
  const page = (who: Person, query: object, read = world.database.read): Promise<ListPage<object>> =>
    list.page({ ...reading(world, who), read }, { page: 1, pageSize: 10, ...of, ...query } as ListQuery)
  const countOf = async ({ who, query }: Pick<View, 'who' | 'query'>, more: object) =>
    (await page(who, { ...query, ...more, pageSize: 1 })).pagecond.count

  /** Every combination of what tabs choose. */
  async function viewsOf(): Promise<View[]> {
    const queries = Object.entries(choices).reduce<object[]>(
      (all, [name, values]) => all.flatMap((query) => values.map((value) => ({ ...query, [name]: value }))),
      [{}],
    )
    // One after the other: the first, which walks along an order, says what the key of the table is.
    const views: View[] = []
    for (const query of queries) views.push(await fullest(query))
    return views
  }
  async function fullest(query: object): Promise<View> {
    const found = await Promise.all(
      busyPeople.map(async (who) => ({ query, who, count: await countOf({ who, query }, {}) })),
    )
    const most = found.reduce((best, view) => (view.count > best.count ? view : best))
    return { ...most, ...(await judge(most, {})) }
  }

  /** The key of its table, known when a view has been read. */
  let key = ''
  /** Faults of what a query reads, and which conditions an index serves in it. */
  async function judge({ who, query }: Pick<View, 'who' | 'query'>, more: object) {
    const statements = await explained(world.database, (read) => page(who, { ...query, ...more }, read))
    const wanted = statements.flatMap(({ sql }) => wantedBy(sql))
    key = wanted.find(({ order }) => order)?.order?.[1] ?? key
    return {
      faults: [...new Set(statements.flatMap((each) => faultsOf(each, indexes, key)))],
      conditions: new Set(wanted.flatMap(({ conditions }) => conditions)),
      walks: wanted.some(({ order }) => order !== undefined),
    }
  }

  /** Faults of one order, in both directions, of each view that walks along it. */
  async function orderFaults(views: readonly View[], name: string): Promise<string[]> {
    const found: string[] = []
    for (const view of views.filter(({ walks }) => walks)) {
      for (const direction of ['asc', 'desc']) {
        found.push(...(await judge(view, { sort: `${name},${direction}` })).faults)
      }
    }
    return views.some(isLong) ? found : [...found, TOO_FEW]
  }

  /** Faults of one filter in each view that has many rows. */
  async function filterFaults(views: readonly View[], name: TermName): Promise<string[]> {
    const found: string[] = []
    for (const view of views.filter(isLong)) {
      const asked = await valueOf(view, name, filters[name] as FilterKind)
      const having = await judge(view, asked)
      // A name that nobody has is looked up elsewhere: no row is walked along.
      if (asked[name as keyof object] === NOWHERE && !having.walks) continue
      found.push(...having.faults)
      const isPicked = [...having.conditions].some((each) => !view.conditions.has(each))
      if (!isPicked) found.push(`no index is asked for ${JSON.stringify(asked)}: its source says how it is looked for`)
    }
    return views.some(isLong) ? found : [TOO_FEW]
  }

  /** Parameters of a filter that fit few rows of a view. */
  async function valueOf(view: View, name: TermName, kind: FilterKind): Promise<object> {
    const ways =
      typeof kind === 'string' ? await fromRows(view, name, kind) : kind.map((value) => ({ [name]: [value] }))
    const counted = await Promise.all(ways.map(async (way) => ({ way, count: await countOf(view, way) })))
    const few = counted.filter(({ count }) => count < COUNTED).sort((a, b) => a.count - b.count)
    const best = few.find(({ count }) => count > 0) ?? few[0]
    if (best === undefined && kind !== 'contains') throw new Error(`${endpoint.list.name}: no ${name} fits few rows`)
    return best?.way ?? { [name]: NOWHERE }
  }

  async function fromRows({ who, query }: View, name: TermName, kind: 'contains' | 'range'): Promise<object[]> {
    const { list: rows } = await page(who, { ...query, pageSize: SAMPLE })
    // What several fields are searched for stands in the first text of a row.
    const textOf = (row: object) => (Object.hasOwn(row, name) ? row[name as keyof object] : Object.values(row)[1])
    const texts = [
      ...new Set(rows.map(textOf).filter((text): text is string => typeof text === 'string' && text !== '')),
    ]
    return texts.slice(0, TRIES).map((text) => {
      if (kind === 'contains') return { [name]: termOf(name).kind === 'number' ? text.replace(/\D/g, '') : text }
      const value = termOf(name).kind === 'money' ? text : text.slice(0, 10)
      return Object.fromEntries(rangeParameters(name).map((end) => [end, value]))
    })
  }

  return { viewsOf, orderFaults, filterFaults, sort, filters: Object.keys(filters) as TermName[] }
}
