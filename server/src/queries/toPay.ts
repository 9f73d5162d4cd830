import type { WayToPay } from '@jinpiao/contract/waysToPay'
import { sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { payeeAccountsOf } from './accounts.ts'
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

/** Those that nothing is under way with. */
export async function freeWaysOf(
  context: Asking,
  states?: readonly DueState[],
): Sums<'choosable' | 'noAccount' | 'failed'> {
  const { read, actor } = context
  const free = ticketsOf(context, states).where('lockedBy', 'is', null)
  const payees = await free.select(['fkHolder', counted, summed]).groupBy('fkHolder').execute()
  const accounts = await payeeAccountsOf(
    read,
    payees.map(({ fkHolder }) => fkHolder),
  )
  const failed = await free
    .select([counted, summed])
    .where(
      'pkCredit',
      'in',
      sql<string>`(select ${sql.ref('pkCredit')} from redeem_line where ${failedIn(actor.fkCorp)})`,
    )
    .executeTakeFirstOrThrow()
  return {
    choosable: sumOf(payees.filter(({ fkHolder }) => accounts.has(fkHolder))),
    noAccount: sumOf(payees.filter(({ fkHolder }) => !accounts.has(fkHolder))),
    failed: sumOf([failed]),
  }
}

/** Those that are in a batch, or in a statement that they were paid. */
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

/** Which of these applications others answer: the bank, or of a statement that something was paid payee and platform. */
async function payingOf(read: Reader, pkApplys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('application')
    .select(['pkApply', 'businessType', 'state'])
    .where('pkApply', 'in', ['', ...pkApplys])
    .execute()
  const isPaying = ({ businessType, state }: (typeof rows)[number]) =>
    businessType === 'REDEEM_CLAIM' || state === 'PENDING_PAYMENT'
  return new Set(rows.filter(isPaying).map(({ pkApply }) => pkApply))
}

const sumOf = (rows: readonly Sum[]): Sum =>
  rows.reduce<Sum>(
    (sum, { count, amountFen }) => ({ count: sum.count + count, amountFen: sum.amountFen + BigInt(amountFen) }),
    { count: 0, amountFen: 0n },
  )
