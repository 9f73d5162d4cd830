import type { RedeemLine } from '@jinpiao/contract/redeem'
import type { ClaimStage, RedeemLineState, SettledBy } from '@jinpiao/contract/states/redeem'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Insertable, Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import type { RedeemLineTable } from '../db/tables/redeem.ts'
import { tailOf } from '../domain/numbering.ts'
import type { Application } from '../flow/application.ts'
import { snapshotOf } from '../queries/accounts.ts'
import type { Payable } from '../queries/payables.ts'

export interface StoredLine extends Omit<Selectable<RedeemLineTable>, 'state' | 'claim' | 'settledBy' | 'shownState'> {
  state: RedeemLineState
  claim: ClaimStage | null
  settledBy: SettledBy | null
  shownState: RedeemLineState
}

/** Rows of one INSERT: far below the parameter limit of both databases. */
const CHUNK = 100

/** Payments of a redemption in their order; none before it is submitted. */
export async function redeemLinesOf(read: Reader, pkApply: string): Promise<StoredLine[]> {
  const rows = await read.selectFrom('redeem_line').selectAll().where('pkApply', '=', pkApply).orderBy('line').execute()
  return rows as StoredLine[]
}

/** One of them, by its place or by its ticket: a batch has up to 200, and each is answered alone. */
export async function redeemLineOf(
  read: Reader,
  pkApply: string,
  by: { line: number } | { pkCredit: string | null },
): Promise<StoredLine | undefined> {
  const lines = read.selectFrom('redeem_line').selectAll().where('pkApply', '=', pkApply)
  const one = 'line' in by ? lines.where('line', '=', by.line) : lines.where('pkCredit', '=', by.pkCredit)
  return (await one.executeTakeFirst()) as StoredLine | undefined
}

/** One of whatever batch, by its key. */
export const lineByKey = async (read: Reader, pkLine: string): Promise<StoredLine | undefined> =>
  (await read.selectFrom('redeem_line').selectAll().where('pkLine', '=', pkLine).executeTakeFirst()) as
    | StoredLine
    | undefined

/** Those of a batch of which the payer has stated something that is still open. */
export const statedLines = async (read: Reader, pkApply: string): Promise<StoredLine[]> =>
  (await redeemLinesOf(read, pkApply)).filter(({ claim }) => claim !== null)

/** Number of the statement that a payment is in; null: none is open. */
export async function claimNoOf(
  read: Reader,
  { claim, claimedBy }: Pick<StoredLine, 'claim' | 'claimedBy'>,
): Promise<string | null> {
  if (claim === null || claimedBy === null) return null
  const query = read.selectFrom('application').select('applyNo').where('pkApply', '=', claimedBy)
  return (await query.executeTakeFirstOrThrow()).applyNo
}

/** Number of the application that has taken a payment again after it failed; null: it waits for that. */
export async function takenNoOf(read: Reader, { takenBy }: Pick<StoredLine, 'takenBy'>): Promise<string | null> {
  if (takenBy === null) return null
  const query = read.selectFrom('application').select('applyNo').where('pkApply', '=', takenBy)
  return (await query.executeTakeFirstOrThrow()).applyNo
}

/** Keeps what is to be paid to whom as it is now: what is paid later is this, whatever becomes of the payee's account. */
export async function keepLines(
  { tx }: Act,
  { pkApply, applyNo, fkCorp, promisedDate }: Application,
  payables: readonly Payable[],
): Promise<void> {
  const rows = payables.map((payable, line): Insertable<RedeemLineTable> => {
    const { account, pkCredit, creditNo, fkPayee, payeeName, amountFen } = payable
    if (account === undefined) throw new RangeError(`${payeeName} has no account: the rules have asked`)
    return {
      pkLine: `${pkApply}-${line}`,
      pkApply,
      line,
      fkCorp,
      redeemNo: applyNo,
      noTail: tailOf(applyNo),
      pkCredit,
      creditNo,
      creditTail: tailOf(creditNo),
      fkPayee,
      payeeName,
      ...snapshotOf(account),
      amountFen,
      payDate: promisedDate ?? '',
      state: 'WAITING',
      bankSerial: null,
      paidAt: null,
      reason: null,
      receiptFileId: null,
      takenBy: null,
      claim: null,
      claimedBy: null,
      settledBy: null,
      judgeBy: null,
    }
  })
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx
      .insertInto('redeem_line')
      .values(rows.slice(start, start + CHUNK))
      .execute()
  }
  // A payment of before that failed is this one now.
  for (const { pkCredit } of payables) {
    await tx
      .updateTable('redeem_line')
      .set({ takenBy: pkApply })
      .where('pkCredit', '=', pkCredit)
      .where('state', '=', 'FAILED')
      .where('takenBy', 'is', null)
      .execute()
  }
}

/** Payments that failed and that this batch has taken again. */
export const failedBefore = (
  read: Reader,
  pkApply: string,
  pkCredits: readonly string[],
): Promise<{ reason: string | null }[]> =>
  read
    .selectFrom('redeem_line')
    .select('reason')
    .where('pkCredit', 'in', ['', ...pkCredits])
    .where('takenBy', '=', pkApply)
    .where('state', '=', 'FAILED')
    .orderBy('pkLine')
    .execute()

/** Nothing is to be paid any more: the batch goes back, and what it took again waits as before. */
export async function dropLines({ tx }: Act, pkApply: string): Promise<void> {
  const lines = tx.selectFrom('redeem_line').select('pkCredit').where('pkApply', '=', pkApply)
  await tx
    .updateTable('redeem_line')
    .set({ takenBy: null })
    .where('pkCredit', 'in', lines)
    .where('takenBy', '=', pkApply)
    .execute()
  await tx.deleteFrom('redeem_line').where('pkApply', '=', pkApply).execute()
}

/** What becomes of one payment, or of all. */
export async function setLine(
  { tx }: Act,
  { pkApply, line }: { pkApply: string; line?: number },
  changes: Partial<
    Pick<
      StoredLine,
      | 'state'
      | 'bankSerial'
      | 'paidAt'
      | 'reason'
      | 'fault'
      | 'receiptFileId'
      | 'takenBy'
      | 'claim'
      | 'claimedBy'
      | 'settledBy'
      | 'judgeBy'
    >
  >,
): Promise<void> {
  // Only while the platform judges there is a day until when it does.
  const isLeft = changes.claim !== undefined && changes.claim !== 'CLEARING'
  let update = tx
    .updateTable('redeem_line')
    .set(isLeft ? { ...changes, judgeBy: null } : changes)
    .where('pkApply', '=', pkApply)
  if (line !== undefined) update = update.where('line', '=', line)
  await update.execute()
}

/** A payment as the wire has it; `rootNo` and `promisedDate` are the ticket's. */
export const toLine = (
  line: StoredLine,
  ticket: Pick<Payable, 'rootNo' | 'promisedDate'> & { pkRoot: string | null },
): Omit<
  RedeemLine,
  'lastFailure' | 'blockedReason' | 'takenBy' | 'before' | 'claim' | 'actions' | 'pkReceipt' | 'receiptNo'
> => ({
  pkLine: line.pkLine,
  line: line.line,
  pkCredit: line.pkCredit,
  creditNo: line.creditNo,
  rootNo: ticket.rootNo,
  pkRoot: ticket.pkRoot,
  promisedDate: ticket.promisedDate,
  payeeName: line.payeeName,
  amount: fenToDecimal(line.amountFen),
  payeeAccountName: line.accountName,
  payeeAccount: line.accountNo,
  payeeBank: line.bankName,
  bankSerial: line.bankSerial,
  paidAt: line.paidAt,
  failReason: line.reason,
  state: line.shownState,
  settledBy: line.settledBy,
})

/** How often each of these tickets has been tried to be paid, this time included: by key. */
export async function attemptsOf(read: Reader, pkCredits: readonly string[]): Promise<(pkCredit: string) => number> {
  const failed = await read
    .selectFrom('redeem_line')
    .select('pkCredit')
    .where('pkCredit', 'in', ['', ...pkCredits])
    .where('state', '=', 'FAILED')
    .execute()
  return (pkCredit) => failed.filter((each) => each.pkCredit === pkCredit).length + 1
}

/** A payment as the bank is asked for it. @param attempt how often, this time included. */
export const toOrder = (
  { line, creditNo, amountFen, accountName, accountNo, bankName, interBankNo }: StoredLine,
  attempt: number,
) => ({
  line,
  attempt,
  creditNo,
  amount: fenToDecimal(amountFen),
  accountName,
  accountNo,
  bankName,
  interBankNo,
})
