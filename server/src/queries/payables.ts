import type { TicketState } from '@jinpiao/contract/status'
import type { Reader } from '../db/database.ts'
import { type BankAccount, payeeAccountsOf } from './accounts.ts'

/** A ticket that its issuer pays, with its payee and where that is paid. */
export interface Payable {
  pkCredit: string
  creditNo: string
  rootNo: string
  pkRoot: string
  state: TicketState
  amountFen: bigint
  promisedDate: string
  payableDate: string
  fkLimit: string
  fkPayee: string
  payeeName: string
  /** Application that has it; null: free. */
  lockedBy: string | null
  /** Number of that application: a batch, or a statement that it was paid. */
  redeemNo: string | null
  claimNo: string | null
  /** Until when the platform judges that statement; null: it does not. */
  judgeBy: string | null
  /** Undefined: the payee has no account that is proved (I18). */
  account: BankAccount | undefined
}

/** Tickets of the issuer that it may see (I26), in the order of the keys; others are left out. */
export async function readPayables(read: Reader, fkIssuer: string, keys: readonly string[]): Promise<Payable[]> {
  const rows = await read
    .selectFrom('ticket as t')
    .innerJoin('corp as h', 'h.pkCorp', 't.fkHolder')
    .innerJoin('ticket as r', 'r.pkCredit', 't.rootCredit')
    .leftJoin('application as k', 'k.pkApply', 't.lockedBy')
    .leftJoin('redeem_line as l', 'l.claimedBy', 't.lockedBy')
    .select([
      't.pkCredit',
      't.creditNo',
      'r.creditNo as rootNo',
      'r.pkCredit as pkRoot',
      't.state',
      't.amountFen',
      't.promisedDate',
      't.payableDate',
      't.fkLimit',
      't.fkHolder as fkPayee',
      'h.corpName as payeeName',
      't.lockedBy',
      'k.applyNo as lockNo',
      'k.businessType as lockType',
      'l.judgeBy',
    ])
    .where('t.pkCredit', 'in', ['', ...keys])
    .where('t.fkIssuer', '=', fkIssuer)
    .where('t.issuerSees', '=', 1)
    .execute()
  const accounts = await payeeAccountsOf(
    read,
    rows.map(({ fkPayee }) => fkPayee),
  )
  const found = new Map(
    rows.map(({ lockNo, lockType, ...row }) => [
      row.pkCredit,
      {
        ...row,
        state: row.state as TicketState,
        account: accounts.get(row.fkPayee),
        redeemNo: lockType === 'REDEEM_CLAIM' ? null : lockNo,
        claimNo: lockType === 'REDEEM_CLAIM' ? lockNo : null,
      } satisfies Payable,
    ]),
  )
  return keys.flatMap((key) => found.get(key) ?? [])
}

/** On which day an issuer has last asked these payees to register an account: by key, of those that it has asked. */
export async function remindedOn(
  read: Reader,
  fkCorp: string,
  fkPayees: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await read
    .selectFrom('account_reminder')
    .select(['fkPayee', 'remindedOn'])
    .where('fkCorp', '=', fkCorp)
    .where('fkPayee', 'in', ['', ...fkPayees])
    .execute()
  return new Map(rows.map(({ fkPayee, remindedOn: day }) => [fkPayee, day]))
}
