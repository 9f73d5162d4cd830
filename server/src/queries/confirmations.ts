import { judged } from '@jinpiao/contract/actions'
import {
  type AskedConfirmation,
  type Confirmation,
  type ConfirmDocument,
  type getConfirmation as getEndpoint,
  listAskedConfirmations,
  listConfirmations,
} from '@jinpiao/contract/confirmations'
import { dueOf } from '@jinpiao/contract/due'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { flowOf } from '@jinpiao/contract/flow'
import { judgementWords } from '@jinpiao/contract/judging'
import { confirmationPage } from '@jinpiao/contract/permissions/ukey'
import { toOtherSide } from '@jinpiao/contract/reasons'
import { type ConfirmKind, type ConfirmState, confirmStates } from '@jinpiao/contract/states/ukey'
import type { Todo } from '@jinpiao/contract/todos'
import { inLanguage } from '@jinpiao/contract/words'
import { daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { type Selectable, sql } from 'kysely'
import { MACHINE, type QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import type { ConfirmationTable } from '../db/tables/ukey.ts'
import { BusinessError, refusalOf } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { readableFiles } from './files.ts'
import { listing } from './listing/page.ts'

export type StoredConfirmation = Selectable<ConfirmationTable>

/** A matter of the enterprise that is to confirm it. @throws {BusinessError} 01000302 it has none such. */
export async function readConfirmation(read: Reader, fkCorp: string, pkConfirm: string): Promise<StoredConfirmation> {
  const row = await read
    .selectFrom('confirmation')
    .selectAll()
    .where('pkConfirm', '=', pkConfirm)
    .where('fkCorp', '=', fkCorp)
    .executeTakeFirst()
  if (!row) throw new BusinessError('01000302')
  return row
}

/**
 * @throws {BusinessError} 12000101 it has been answered, or its last day is over. One that is judged elsewhere meanwhile may
 * still be confirmed.
 */
export function requireOpen(
  { confirmNo, state, confirmBy, stillOpen }: StoredConfirmation,
  today: string,
  answer: 'CONFIRM' | 'REFUSE',
): void {
  if (stillOpen === 1 && answer === 'CONFIRM') return
  const now = state === 'PENDING' && confirmBy < today ? 'EXPIRED' : (state as ConfirmState)
  if (now !== 'PENDING') throw new BusinessError('12000101', confirmNo, confirmStates[now].label)
}

/** Matters, each with the day until which the platform judges the payment that it is about, and how it has judged it. */
const matters = (read: Reader) =>
  read
    .selectFrom('confirmation as m')
    .leftJoin('redeem_line as l', (on) => on.onRef('l.claimedBy', '=', 'm.fkClaim').on('l.claim', '=', 'CLEARING'))
    .leftJoin('application_step as j', (on) =>
      on
        .onRef('j.pkApply', '=', 'm.fkClaim')
        .on('j.step', '=', 'PENDING_PLATFORM')
        .on('j.decision', 'in', ['APPROVE', 'REJECT'])
        .on('j.personId', '=', MACHINE)
        .on('j.stated', 'is', null),
    )
    .selectAll('m')
    .select(['l.judgeBy', 'j.decision as judgedAs', 'j.comment as judgedWhy'])
type Matter = StoredConfirmation & Pick<Confirmation, 'judgeBy'> & { judgedAs: string | null; judgedWhy: string | null }

/** What the enterprise is asked to confirm, the earliest end first. */
export const confirmations = listing<Confirmation>(listConfirmations, {
  table: 'confirmation',
  key: 'pkConfirm',
  tenant: 'fkCorp',
  state: 'confirmState',
  columns: {
    confirmNo: 'confirmNo',
    initiatorName: 'initiatorName',
    confirmKind: 'kind',
    confirmState: 'shownState',
    amount: 'amountFen',
    confirmBy: 'confirmBy',
  },
  numbers: { confirmNo: { letters: 'QR', tail: 'noTail' } },
  order: () => ['confirmBy', 'desc'],
  async load(context, keys) {
    const rows = await matters(context.read)
      .where('m.pkConfirm', 'in', [...keys])
      .execute()
    return rows.map((row) => toRow(context, row))
  },
  keyOf: ({ pkConfirm }) => pkConfirm,
})

/** What the enterprise asks of others, and what became of it. */
export const askedConfirmations = listing<AskedConfirmation>(listAskedConfirmations, {
  table: 'confirmation',
  key: 'pkConfirm',
  tenant: 'fkInitiator',
  state: 'confirmState',
  columns: { confirmNo: 'confirmNo', confirmState: 'shownState', confirmBy: 'confirmBy' },
  numbers: { confirmNo: { letters: 'QR', tail: 'noTail' } },
  order: () => ['confirmBy', 'desc'],
  async load({ read }, keys) {
    const rows = await read
      .selectFrom('confirmation as m')
      .innerJoin('corp as c', 'c.pkCorp', 'm.fkCorp')
      .selectAll('m')
      .select('c.corpName')
      .where('m.pkConfirm', 'in', [...keys])
      .execute()
    return rows.map((row) => ({
      pkConfirm: row.pkConfirm,
      confirmNo: row.confirmNo,
      confirmKind: row.kind as ConfirmKind,
      confirmTitle: row.title,
      confirmerName: row.corpName,
      amount: row.amountFen === null ? null : fenToDecimal(row.amountFen),
      confirmBy: row.confirmBy,
      confirmState: row.shownState as ConfirmState,
      reason: row.reason === null ? null : toOtherSide('REFUSE_CONFIRMATION', row.reason),
    }))
  },
  keyOf: ({ pkConfirm }) => pkConfirm,
})

const answers = ['CONFIRM', 'REFUSE'] as const

function toRow({ actor, clock, language }: QueryContext, row: Matter): Confirmation {
  const today = todayOf(clock)
  const isWaiting = row.state === 'PENDING'
  const offered = isWaiting ? answers : row.stillOpen === 1 ? (['CONFIRM'] as const) : []
  const forDirector: BusinessErrorCode = '12000102'
  const refusalOfAnswer = (answer: (typeof answers)[number]) =>
    refusalOf(() => requireOpen(row, today, answer)) ??
    (actor.post === 'DIRECTOR' ? undefined : new BusinessError(forDirector))
  return {
    pkConfirm: row.pkConfirm,
    confirmNo: row.confirmNo,
    confirmKind: row.kind as ConfirmKind,
    confirmTitle: row.title,
    initiatorName: row.initiatorName,
    amount: row.amountFen === null ? null : fenToDecimal(row.amountFen),
    confirmBy: row.confirmBy,
    daysRemaining: isWaiting ? daysBetween(today, row.confirmBy) : null,
    confirmState: row.shownState as ConfirmState,
    reason: row.reason,
    judgeBy: row.judgeBy,
    judgement:
      row.judgedAs === null
        ? null
        : inLanguage(judgementWords({ isPaid: row.judgedAs === 'APPROVE', reason: row.judgedWhy ?? '' }), language),
    actions: offered.map((answer) => judged(answer, refusalOfAnswer(answer)?.text(language))),
  }
}

/** One matter with what is to be confirmed, for both sides. */
export async function getConfirmation(
  context: QueryContext,
  { pkConfirm }: { pkConfirm: string },
): Promise<DataOf<typeof getEndpoint>> {
  const { read, actor } = context
  const row = await matters(read).where('m.pkConfirm', '=', pkConfirm).executeTakeFirst()
  if (row === undefined || ![row.fkCorp, row.fkInitiator].includes(actor.fkCorp)) throw new BusinessError('01000302')
  const confirmation = toRow(context, row)
  return {
    // Who has asked it reads it, and answers nothing.
    confirmation: row.fkCorp === actor.fkCorp ? confirmation : { ...confirmation, actions: [] },
    document: JSON.parse(row.document) as ConfirmDocument,
    files: await readableFiles(read, actor.fkCorp, JSON.parse(row.fileIds) as string[]),
  }
}

/**
 * Matters that wait for the enterprise's answer, first those that were not answered in time: a to-do of those who sign it, and of its operators, who know whether the
 * money has come and see that the director signs; for others there are none.
 */
export async function toConfirm({ read, actor, clock }: QueryContext): Promise<Todo[]> {
  const isSigner = flowOf('GUARANTEE_CONFIRM').submitters.includes(actor.post)
  const isTold = isSigner || actor.post === 'OPERATOR'
  if (!isTold || !confirmationPage.some((page) => actor.permissions.has(page))) return []
  const today = todayOf(clock)
  const common = { kind: isSigner ? 'TO_CONFIRM' : 'DIRECTOR_CONFIRMS', amount: null, oldestAt: null } as const
  const inState = (state: ConfirmState) =>
    read
      .selectFrom('confirmation')
      .select(sql<number>`cast(count(*) as integer)`.as('count'))
      .select(({ fn }) => fn.min('confirmBy').as('firstDay'))
      .where('fkCorp', '=', actor.fkCorp)
      .where('shownState', '=', state)
  const late = await inState('UNANSWERED').executeTakeFirstOrThrow()
  const waiting = await inState('PENDING')
    .where('state', '=', 'PENDING')
    .where('confirmBy', '>=', today)
    .executeTakeFirstOrThrow()
  return [late, waiting].flatMap(({ count, firstDay }, at): Todo[] => {
    if (firstDay === null) return []
    if (at > 0) return [{ ...common, count, due: dueOf({ day: firstDay }, today).is, firstDay }]
    return [{ ...common, count, due: 'OVERDUE', firstDay, overdueDays: daysBetween(firstDay, today) }]
  })
}
