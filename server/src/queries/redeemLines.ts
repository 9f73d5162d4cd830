import { judged } from '@jinpiao/contract/actions'
import { claims } from '@jinpiao/contract/claims'
import { businessMessage } from '@jinpiao/contract/errors'
import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import type { Problem } from '@jinpiao/contract/problems'
import { listRedeemLines, type PaidLine, type RedeemLineRow, type RedeemPayload } from '@jinpiao/contract/redeem'
import { failureRefusal, lineRefusal } from '@jinpiao/contract/redeemClaimRules'
import type { RedeemLineState, SettledBy } from '@jinpiao/contract/states/redeem'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { readAccount } from './accounts.ts'
import { listing } from './listing/page.ts'
import { whenPaid } from './payments.ts'
import { redeemTries } from './tries.ts'

/** Who states what has become of a payment of his enterprise. */
export const maySayPaid = ({ actor }: Pick<QueryContext, 'actor'>): boolean =>
  claims.REDEEM.claimants.some((post) => post === actor.post) && redeemPage.some((page) => actor.permissions.has(page))

/** What can be said of a payment: what is over offers nothing. */
export function lineActions(context: QueryContext, line: Parameters<typeof lineRefusal>[0]): RedeemLineRow['actions'] {
  if (!maySayPaid(context) || (line.lineState !== 'PAYING' && line.lineState !== 'FAILED')) return []
  const said = (found: Problem | undefined) => found && businessMessage(found.code, found.values, context.language)
  const claim = judged('CLAIM', said(lineRefusal(line)))
  return line.lineState === 'PAYING' ? [claim, judged('FAIL', said(failureRefusal(line)))] : [claim]
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

async function rowsOf(context: QueryContext, keys: readonly string[]): Promise<RedeemLineRow[]> {
  const { read } = context
  const rows = await read
    .selectFrom('redeem_line as l')
    .leftJoin('application as c', (on) => on.onRef('c.pkApply', '=', 'l.claimedBy').on('l.claim', 'is not', null))
    .leftJoin('application as k', 'k.pkApply', 'l.takenBy')
    .selectAll('l')
    .select(['c.applyNo as claimNo', 'k.applyNo as takenNo'])
    .where('l.pkLine', 'in', [...keys])
    .execute()
  const tries = await redeemTries(
    read,
    rows.map(({ pkCredit }) => pkCredit),
  )
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
    paidAt: whenPaid(row),
    failReason: row.reason,
    takenBy: tries.takenBy(row),
    before: tries.before(row),
    lineState: row.shownState as RedeemLineState,
    settledBy: row.settledBy as SettledBy | null,
    claim: row.claimNo === null ? null : { pkApply: row.claimedBy ?? '', claimNo: row.claimNo, judgeBy: row.judgeBy },
    actions: lineActions(context, {
      lineState: row.state as RedeemLineState,
      claimNo: row.claimNo,
      takenNo: row.takenNo,
    }),
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
