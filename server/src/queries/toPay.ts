import type { WayToPay } from '@jinpiao/contract/waysToPay'
import { sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { owingPart } from '../domain/tallies.ts'
import { hasPaidAccount } from './accounts.ts'
import { failedIn } from './failedLines.ts'
import type { Sum } from './tallies.ts'

export type DueState = 'DUE' | 'OVERDUE'

const counted = sql<number>`cast(count(*) as integer)`.as('count')
const summed = sql<bigint>`cast(coalesce(sum(${sql.ref('amountFen')}), 0) as bigint)`.as('amountFen')

/**
 * What an issuer has to pay by now, by what can be done about it: cards, figures, lists and what is said of a suspension all
 * take it from here. Each ticket stands in one of the first four; what failed, and waits to be paid again, is among the first
 * two.
 */
export const toPayOf = async (context: Asking, states?: readonly DueState[]): Promise<Record<WayToPay, Sum>> => ({
  ...(await freeWaysOf(context, states)),
  ...(await heldWaysOf(context, states)),
})

type Asking = Pick<QueryContext, 'read' | 'actor'>
type Sums<Way extends WayToPay> = Promise<Record<Way, Sum>>

const ticketsOf = ({ read, actor }: Asking, states: readonly DueState[] = ['DUE', 'OVERDUE']) =>
  read
    .selectFrom('ticket')
    .where('fkIssuer', '=', actor.fkCorp)
    .where('issuerSees', '=', 1)
    .where('state', 'in', ['', ...states])

/**
 * Those that nothing is under way with. By payee they are kept, so that an issuer's 28,000 of them are not read for three
 * figures; the failed ones are few.
 */
export async function freeWaysOf(
  { read, actor }: Asking,
  states: readonly DueState[] = ['DUE', 'OVERDUE'],
): Sums<'choosable' | 'noAccount' | 'failed'> {
  const owing = await Promise.all(states.map((state) => owedByAccount(read, actor.fkCorp, state)))
  const failed = await read
    .selectFrom(
      sql<{ pkCredit: string }>`(select distinct ${sql.ref('pkCredit')} from redeem_line
        where ${failedIn(actor.fkCorp)})`.as('failed'),
    )
    .innerJoin('ticket', 'ticket.pkCredit', 'failed.pkCredit')
    .select([counted, summed])
    .where('ticket.fkIssuer', '=', actor.fkCorp)
    .where('issuerSees', '=', 1)
    .where('ticket.state', 'in', ['', ...states])
    .where('lockedBy', 'is', null)
    .executeTakeFirstOrThrow()
  const [choosable, noAccount] = [1, 0].map((has) => sumOf(owing.flat().filter(({ hasAccount }) => hasAccount === has)))
  return { choosable: choosable ?? NOTHING, noAccount: noAccount ?? NOTHING, failed: sumOf([failed]) }
}

/** Of one state, with an account of the payee that can be paid into, and without. */
async function owedByAccount(read: Reader, fkCorp: string, state: DueState) {
  const first = owingPart(state, '')
  const payee = sql`substr(part, ${sql.lit(first.length + 1)})`
  const { rows } = await sql<Sum & { hasAccount: number }>`
    select cast(sum(count) as integer) as count, cast(sum(${sql.ref('amountFen')}) as bigint) as ${sql.ref('amountFen')},
      case when ${hasPaidAccount(payee)} then 1 else 0 end as ${sql.ref('hasAccount')}
    from tally where ${sql.ref('fkCorp')} = ${fkCorp} and kind = 'issued.owing' and count > 0
      and part >= ${first} and part <= ${`${first}z`}
    group by ${sql.ref('hasAccount')}`.execute(read)
  return rows
}

/** Those that are in a batch, or in a statement that they were paid where the bank pays no more. */
async function heldWaysOf(context: Asking, states?: readonly DueState[]): Sums<'registered' | 'paying'> {
  const held = await ticketsOf(context, states)
    .select(['lockedBy', counted, summed])
    .where('lockedBy', 'is not', null)
    .groupBy('lockedBy')
    .execute()
  const paying = await payingOf(
    context.read,
    held.flatMap(({ lockedBy }) => lockedBy ?? []),
  )
  const isPaying = ({ lockedBy }: { lockedBy: string | null }) => paying.has(lockedBy ?? '')
  return { registered: sumOf(held.filter((each) => !isPaying(each))), paying: sumOf(held.filter(isPaying)) }
}

/** Which of these applications others answer: the bank, or of a statement that its own director has approved payee and platform. */
async function payingOf(read: Reader, pkApplys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('application')
    .select(['pkApply', 'businessType', 'state'])
    .where('pkApply', 'in', ['', ...pkApplys])
    .execute()
  const isPaying = ({ businessType, state }: (typeof rows)[number]) =>
    state === 'PENDING_PAYMENT' || (businessType === 'REDEEM_CLAIM' && state !== 'PENDING_DIRECTOR')
  return new Set(rows.filter(isPaying).map(({ pkApply }) => pkApply))
}

const NOTHING: Sum = { count: 0, amountFen: 0n }
const sumOf = (rows: readonly Sum[]): Sum =>
  rows.reduce<Sum>(
    (sum, { count, amountFen }) => ({ count: sum.count + count, amountFen: sum.amountFen + BigInt(amountFen) }),
    NOTHING,
  )
