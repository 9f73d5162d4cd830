import type { Reader } from '../db/database.ts'

/** How payments to an account of a payee have failed because of it, one redemption after the other, since the last that has come. */
export interface Failing {
  count: number
  /** Of the last one; empty: none has failed. */
  failedOn: string
}

/** From so many times on the account itself may be wrong: its owner is told, and offered to replace it. */
export const FAILING_TIMES = 2

/** Only what the bank says of this account counts: an empty account of the payer says nothing of it. What a batch fails at once counts once. */
export async function failingOf(
  read: Reader,
  { fkPayee, accountNo }: { fkPayee: string; accountNo: string },
): Promise<Failing> {
  const lines = await read
    .selectFrom('redeem_line as l')
    .leftJoin('application_line as a', (on) => on.onRef('a.pkApply', '=', 'l.pkApply').onRef('a.line', '=', 'l.line'))
    .select(['l.pkApply', 'l.state', 'l.fault', 'l.payDate', 'a.answeredAt'])
    .where('l.fkPayee', '=', fkPayee)
    .where('l.accountNo', '=', accountNo)
    .where('l.state', 'in', ['FAILED', 'PAID'])
    .execute()
  const answered = lines.map((line) => ({ ...line, at: line.answeredAt ?? line.payDate }))
  const paidAt = answered.filter(({ state }) => state === 'PAID').reduce((last, { at }) => (at > last ? at : last), '')
  const failed = answered.filter(
    ({ state, fault, at }) => state === 'FAILED' && fault === 'PAYEE_ACCOUNT' && at > paidAt,
  )
  const last = failed.reduce((latest, { at }) => (at > latest ? at : latest), '')
  return { count: new Set(failed.map(({ pkApply }) => pkApply)).size, failedOn: last.slice(0, 10) }
}
