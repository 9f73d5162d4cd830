import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { marksOf } from '@jinpiao/contract/marks'
import type { Post } from '@jinpiao/contract/roles'
import { type ApplicationState, applicationStateNames } from '@jinpiao/contract/status'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { addsUp, familyPart } from '../domain/tallies.ts'
import type { Column } from '../queries/conditions.ts'
import { type Listing, listing } from '../queries/listing/page.ts'
import { COUNTED } from '../queries/listing/walk.ts'
import type { ListQuery, Source } from '../queries/source.ts'
import { namesContaining, readTally, totalsOf } from '../queries/tallies.ts'
import type { Application } from './application.ts'
import type { AnyFormBusiness, Businesses } from './business.ts'
import { toRows } from './rows.ts'

/** States in which an application of these types waits for a post; an operator's work are drafts and what came back. */
export function waitingStates({ definition }: AnyFormBusiness, post: Post): ApplicationState[] {
  const rows = definition.types.map(flowOf)
  if (rows.some(({ submitters }) => submitters.includes(post))) return ['DRAFT', 'RETURNED']
  const steps = rows.flatMap((row) => row.steps.filter(isDecision))
  return [...new Set(steps.filter(({ actors }) => actors.includes(post)).map(({ state }) => state))]
}

const editable = ['DRAFT', 'RETURNED'] as const
const submitted = applicationStateNames.filter((state) => state !== 'DRAFT')

/** A draft is the operators' until it is submitted. */
const seesDrafts = ({ definition }: AnyFormBusiness, post: Post): boolean =>
  definition.types.some((type) => flowOf(type).submitters.includes(post))

type Row = Awaited<ReturnType<typeof toRows>>[number]

/** The list of a business's applications, by the box in which they lie for the caller. */
export function applicationListing(businesses: Businesses, business: AnyFormBusiness): Listing<Row> {
  const { definition, family } = business
  const row = flowOf(family)
  const { counterparty } = row
  const marks = marksOf(row).map((mark, index) => [mark, textOrNone(index === 0 ? 'mark1' : 'mark2')] as const)
  const prefix = familyPart(family, '')
  /** States that the box, the filter and the caller's post leave; undefined: all. */
  const statesOf = ({ actor }: QueryContext, { box, state }: ListQuery): readonly ApplicationState[] | undefined => {
    const asked = (state as ApplicationState[] | undefined) ?? []
    const ofBox: readonly ApplicationState[] | undefined =
      box === 'MINE' ? editable : box === 'TODO' ? waitingStates(business, actor.post) : undefined
    const readable = seesDrafts(business, actor.post) ? undefined : submitted
    const seen = readable === undefined ? ofBox : readable.filter((each) => ofBox?.includes(each) ?? true)
    if (asked.length === 0) return seen
    return seen === undefined ? asked : seen.filter((each) => asked.includes(each))
  }
  const name = (column: string, kind: 'apply.party' | 'apply.creator') => ({
    column,
    find: ({ read, actor }: QueryContext, text: string) => namesContaining(read, actor.fkCorp, kind, prefix, text),
  })
  const source: Source<Row> = {
    table: 'application',
    key: 'pkApply',
    tenant: 'fkCorp',
    columns: {
      applyNo: 'applyNo',
      [counterparty]: 'counterpartyName',
      amount: { by: sql`coalesce(${sql.ref('amountFen')}, 0)`, of: ['amountFen'] },
      promisedDate: textOrNone('promisedDate'),
      submittedAt: textOrNone('submittedAt'),
      updatedAt: 'updatedAt',
      ...Object.fromEntries(marks),
      state: 'state',
    },
    numbers: { applyNo: { letters: 'SQ', tail: 'noTail' } },
    names: {
      [counterparty]: name('counterpartyName', 'apply.party'),
      createdByName: name('createdByName', 'apply.creator'),
    },
    sums: { amount: amountOf(definition.types) },
    within: () => [sql<SqlBool>`${sql.ref('family')} = ${family}`],
    limitedToKeys: ({ actor }, { box }) =>
      box === 'DONE_BY_ME' ? decidedBy(actor.personId, actor.fkCorp, family) : undefined,
    // Queues are worked from the oldest on; everything else is read from the newest.
    order: ({ box }) => (box === 'TODO' ? ['submittedAt', 'asc'] : ['updatedAt', 'desc']),
    async states(context, query) {
      const states = statesOf(context, query)
      const parts = await readTally(context.read, context.actor.fkCorp, 'apply.state')
      const isMeant = (part: string) =>
        part.startsWith(prefix) && (states?.includes(part.slice(prefix.length) as ApplicationState) ?? true)
      return { ...totalsOf(parts, isMeant), states }
    },
    async load(context, keys) {
      const rows = await context.read
        .selectFrom('application')
        .selectAll()
        .where('pkApply', 'in', [...keys])
        .execute()
      return toRows(businesses, business, context, rows as Application[])
    },
    keyOf: ({ pkApply }) => pkApply,
  }
  return listing(definition.list, source)
}

/** What is added up: nothing of types that take others of the list back. */
function amountOf(types: readonly BusinessType[]): Column {
  const back = types.filter((type) => !addsUp(type))
  if (back.length === 0) return 'amountFen'
  const list = sql.join(back.map(sql.lit))
  const by = sql`case when ${sql.ref('businessType')} in (${list}) then 0 else ${sql.ref('amountFen')} end`
  return { by, of: ['businessType', 'amountFen'] }
}

/** As its indexes have it: a row without a value stands before all others in both databases. */
const textOrNone = (column: string): Column => ({ by: sql`coalesce(${sql.ref(column)}, '')`, of: [column] })

/** Keys of the last {@link COUNTED} decisions of a person; older ones are in the box ALL. */
const decidedBy = (personId: string, fkCorp: string, family: string) =>
  sql`(select ${sql.ref('pkApply')} from application_decided where ${sql.ref('personId')} = ${personId}
    and ${sql.ref('fkCorp')} = ${fkCorp} and family = ${family} order by at desc limit ${sql.lit(COUNTED)})`
