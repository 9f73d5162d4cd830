import { businessMessage } from '@jinpiao/contract/errors'
import { listRedeemLines, type PaidLine, type RedeemLineRow, type RedeemPayload } from '@jinpiao/contract/redeem'
import { lineRefusal } from '@jinpiao/contract/redeemClaimRules'
import type { RedeemLineState, SettledBy } from '@jinpiao/contract/states/redeem'
import type { Language } from '@jinpiao/contract/words'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { readAccount } from './accounts.ts'
import { listing } from './listing/page.ts'

/** Why the payer can state nothing of a payment; null: it can. */
function blockedReason(line: Parameters<typeof lineRefusal>[0], language: Language): string | null {
  const refused = lineRefusal(line)
  return refused ? businessMessage(refused.code, refused.values, language) : null
}

/** Every payment of the enterprise's redemptions, the newest day first. */
export const redeemLines = listing<RedeemLineRow>(listRedeemLines, {
  table: 'redeem_line',
  key: 'pkLine',
  tenant: 'fkCorp',
  columns: {
    redeemNo: 'redeemNo',
    creditNo: 'creditNo',
    payeeName: 'payeeName',
    payDate: 'payDate',
    amount: 'amountFen',
    lineState: 'shownState',
  },
  numbers: { redeemNo: { letters: 'SQ', tail: 'noTail' }, creditNo: { letters: 'JP', tail: 'creditTail' } },
  sums: { amount: 'amountFen' },
  order: () => ['payDate', 'desc'],
  load: (context, keys) => rowsOf(context, keys),
  keyOf: ({ pkLine }) => pkLine,
})

async function rowsOf({ read, language }: QueryContext, keys: readonly string[]): Promise<RedeemLineRow[]> {
  const rows = await read
    .selectFrom('redeem_line as l')
    .leftJoin('application as c', (on) => on.onRef('c.pkApply', '=', 'l.claimedBy').on('l.claim', 'is not', null))
    .selectAll('l')
    .select('c.applyNo as claimNo')
    .where('l.pkLine', 'in', [...keys])
    .execute()
  return rows.map((row) => ({
    pkLine: row.pkLine,
    pkApply: row.pkApply,
    line: row.line,
    pkCredit: row.pkCredit,
    redeemNo: row.redeemNo,
    creditNo: row.creditNo,
    payeeName: row.payeeName,
    amount: fenToDecimal(row.amountFen),
    payDate: row.payDate,
    bankSerial: row.bankSerial,
    paidAt: row.paidAt,
    failReason: row.reason,
    isTaken: row.takenBy !== null,
    lineState: row.shownState as RedeemLineState,
    settledBy: row.settledBy as SettledBy | null,
    claim: row.claimNo === null ? null : { pkApply: row.claimedBy ?? '', claimNo: row.claimNo },
    blockedReason: blockedReason({ lineState: row.state as RedeemLineState, claimNo: row.claimNo }, language),
  }))
}

/** One payment of the enterprise. @throws {BusinessError} 01000302 it has none such. */
export async function getRedeemLine(context: QueryContext, { pkLine }: { pkLine: string }): Promise<PaidLine> {
  const { read, actor } = context
  const own = await read
    .selectFrom('redeem_line as l')
    .innerJoin('ticket as t', 't.pkCredit', 'l.pkCredit')
    .innerJoin('application as a', 'a.pkApply', 'l.pkApply')
    .select(['t.promisedDate', 'a.payload', 'l.accountName', 'l.accountNo', 'l.bankName'])
    .where('l.pkLine', '=', pkLine)
    .where('l.fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  const [row] = own ? await rowsOf(context, [pkLine]) : []
  if (own === undefined || row === undefined) throw new BusinessError('01000302')
  const { pkAccount } = JSON.parse(own.payload) as RedeemPayload
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  return {
    ...row,
    promisedDate: own.promisedDate,
    payeeAccountName: own.accountName,
    payeeAccount: own.accountNo,
    payeeBank: own.bankName,
    payAccount: account?.accountNo ?? '',
  }
}
