import type { DataOf } from '@jinpiao/contract/endpoint'
import { businessMessage } from '@jinpiao/contract/errors'
import { type getPayment, listPayments, type PaymentRow, reportRefusal } from '@jinpiao/contract/payments'
import type { PaymentState } from '@jinpiao/contract/states/exchange'
import { daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import type { AccountSnapshot } from './accounts.ts'
import { readableFiles } from './files.ts'
import { listing } from './listing/page.ts'

/** Orders with the exchanges that they are of. */
const joined = ({ read }: Pick<QueryContext, 'read'>, keys: readonly string[]) =>
  read
    .selectFrom('payment as p')
    .innerJoin('application as a', 'a.pkApply', 'p.pkApply')
    .selectAll('p')
    .select(['a.state as reached', 'a.counterpartyName'])
    .where('p.pkPayment', 'in', [...keys])
    .execute()
type Joined = Awaited<ReturnType<typeof joined>>[number]

function toRow(order: Joined, { clock, language }: Pick<QueryContext, 'clock' | 'language'>): PaymentRow {
  const paymentState = order.state as PaymentState
  const refusal = reportRefusal({ state: paymentState, isAwaited: order.reached === 'PENDING_PAYMENT' })
  return {
    pkPayment: order.pkPayment,
    paymentNo: order.paymentNo,
    applyNo: order.remark,
    amount: fenToDecimal(order.amountFen),
    payeeAccountName: order.payeeAccountName,
    payeeAccount: order.payeeAccount,
    deadline: order.deadline,
    paymentState,
    pkApply: order.pkApply,
    daysLeft: refusal ? null : daysBetween(todayOf(clock), order.deadline),
    version: order.version,
    refusedSerial: order.state === 'REFUSED' ? order.bankSerial : null,
    blockedReason: refusal ? businessMessage(refusal.code, refusal.values, language) : null,
  }
}

/** Payment orders of the enterprise, the newest first. */
export const payments = listing<PaymentRow>(listPayments, {
  table: 'payment',
  key: 'pkPayment',
  tenant: 'fkCorp',
  state: 'paymentState',
  columns: {
    paymentNo: 'paymentNo',
    applyNo: 'remark',
    payeeAccountName: 'payeeAccountName',
    amount: 'amountFen',
    deadline: 'deadline',
    paymentState: 'state',
  },
  numbers: { paymentNo: { letters: 'FK', tail: 'noTail' } },
  sums: { amount: 'amountFen' },
  order: () => ['paymentNo', 'desc'],
  load: async (context, keys) => (await joined(context, keys)).map((order) => toRow(order, context)),
  keyOf: ({ pkPayment }) => pkPayment,
})

/** One order: whom to pay, what was reported, what the bank says. @throws {BusinessError} 01000302 not the enterprise's. */
export async function getPaymentDetail(
  context: QueryContext,
  { pkPayment }: { pkPayment: string },
): Promise<DataOf<typeof getPayment>> {
  const { read, actor } = context
  const [order] = await joined(context, [pkPayment])
  if (order === undefined || order.fkCorp !== actor.fkCorp) throw new BusinessError('01000302')
  const events = await read
    .selectFrom('payment_event')
    .selectAll()
    .where('pkPayment', '=', pkPayment)
    .orderBy('seq')
    .execute()
  const receipt = await read
    .selectFrom('receipt')
    .select(['pkReceipt', 'receiptNo'])
    .where('fkCorp', '=', actor.fkCorp)
    .where('kind', '=', 'EXCHANGE_FEE')
    .where('fkSource', '=', pkPayment)
    .executeTakeFirst()
  const files = await readableFiles(read, actor.fkCorp, JSON.parse(order.fileIds) as string[])
  const account = order.account === null ? null : (JSON.parse(order.account) as AccountSnapshot)
  return {
    ...toRow(order, context),
    payeeBank: order.payeeBank,
    paymentRemark: order.remark,
    acceptorName: order.counterpartyName ?? '',
    isPaidBack: order.state === 'REFUSED' && order.reached !== 'PENDING_PAYMENT',
    failReason: order.state === 'REFUSED' ? order.reason : null,
    reported: account && {
      payAccount: account.accountNo,
      bankSerial: order.bankSerial ?? '',
      payDate: order.payDate ?? '',
      files,
    },
    receipt: receipt ?? null,
    events: events.map(({ state, personName, reason, at }) => ({
      state: state as PaymentState,
      personName,
      reason,
      at,
    })),
  }
}
