import type { ReportedPayment } from '@jinpiao/contract/reportedPayment'
import type { PaymentState } from '@jinpiao/contract/states/exchange'
import { formatMoney } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import { newPk, nextNumber } from '../acts/keys.ts'
import { closeTodos, type Notice, notify } from '../acts/notify.ts'
import { closeTasks } from '../acts/tasks.ts'
import type { Reader } from '../db/database.ts'
import type { PaymentTable } from '../db/tables/exchange.ts'
import { BusinessError } from '../domain/businessError.ts'
import { tailOf } from '../domain/numbering.ts'
import type { AccountSnapshot } from '../queries/accounts.ts'

export interface Payment extends Omit<Selectable<PaymentTable>, 'state'> {
  state: PaymentState
}

/** The application whose fee it is. The lock of the application guards its payment order. */
interface Payer {
  pkApply: string
  applyNo: string
  fkCorp: string
}

/** A payment order by its key or by its application; undefined where there is none. */
export async function findPayment(
  read: Reader,
  by: { pkPayment: string } | { pkApply: string },
): Promise<Payment | undefined> {
  const one = read.selectFrom('payment').selectAll()
  const found = 'pkApply' in by ? one.where('pkApply', '=', by.pkApply) : one.where('pkPayment', '=', by.pkPayment)
  const row = await found.executeTakeFirst()
  return row as Payment | undefined
}

const targetOf = ({ pkPayment }: Pick<Payment, 'pkPayment'>) => `payment:${pkPayment}`

/** Tells those who pay; the message leads to the order, where a payment is reported. */
const tell = (act: Act, { fkCorp, pkPayment }: Payment, said: Pick<Notice, 'name' | 'params'>): Promise<void> =>
  notify(
    act,
    fkCorp,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      ...said,
      messageType: 'TODO',
      link: `/credit/baexchange/payment-detail/index?id=${pkPayment}`,
      target: targetOf({ pkPayment }),
    },
  )

async function record(
  { tx, at }: Act,
  { pkPayment, version, state }: Payment,
  personName: string,
  reason: string | null,
) {
  await tx.insertInto('payment_event').values({ pkPayment, seq: version, state, personName, reason, at }).execute()
}

/** A new order to pay: to whom, until when, under which words. Whoever has paid reports it. */
export async function openPayment(
  act: Act,
  { pkApply, applyNo, fkCorp }: Payer,
  { amountFen, payee, deadline }: { amountFen: bigint; payee: AccountSnapshot; deadline: string },
): Promise<void> {
  const paymentNo = await nextNumber(act, 'FK')
  const payment: Payment = {
    pkPayment: newPk(),
    paymentNo,
    noTail: tailOf(paymentNo),
    fkCorp,
    pkApply,
    amountFen,
    payeeAccountName: payee.accountName,
    payeeAccount: payee.accountNo,
    payeeBank: payee.bankName,
    remark: applyNo,
    deadline,
    state: 'UNPAID',
    account: null,
    bankSerial: null,
    payDate: null,
    fileIds: '[]',
    reason: null,
    version: 1,
    createdAt: act.at,
    updatedAt: act.at,
  }
  await act.tx.insertInto('payment').values(payment).execute()
  await record(act, payment, '', null)
  act.facts.push({
    action: 'PAYMENT.OPEN',
    target: targetOf(payment),
    after: { paymentNo, applyNo, amountFen: amountFen.toString(), deadline },
  })
  await tell(act, payment, { name: 'EXCHANGE_TO_PAY', params: [applyNo, paymentNo, formatMoney(amountFen), deadline] })
}

type Changes = Partial<Pick<Payment, 'account' | 'bankSerial' | 'payDate' | 'fileIds' | 'reason'>>

/** Moves an order on. @throws {BusinessError} 99000409 somebody has moved it meanwhile. */
async function move(
  act: Act,
  payment: Payment,
  state: PaymentState,
  { personName = '', ...changes }: Changes & { personName?: string } = {},
): Promise<Payment> {
  const { pkPayment, version } = payment
  const moved: Payment = { ...payment, ...changes, state, version: version + 1, updatedAt: act.at }
  const { numUpdatedRows } = await act.tx
    .updateTable('payment')
    .set({ ...changes, state, version: moved.version, updatedAt: moved.updatedAt })
    .where('pkPayment', '=', pkPayment)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new BusinessError('99000409')
  await record(act, moved, personName, changes.reason ?? null)
  await closeTodos(act, targetOf(payment))
  act.facts.push({
    action: `PAYMENT.${state}`,
    target: targetOf(payment),
    before: { state: payment.state },
    after: { state, bankSerial: moved.bankSerial, reason: moved.reason },
  })
  return moved
}

/** Somebody reports that it is paid: from this account, with this serial. The bank says whether it has arrived. */
export const reportPayment = (
  act: Act,
  payment: Payment,
  { bankSerial, payDate, fileIds }: Pick<ReportedPayment, 'bankSerial' | 'payDate' | 'fileIds'>,
  account: AccountSnapshot,
): Promise<Payment> =>
  move(act, payment, 'PENDING_CONFIRM', {
    personName: act.actor.personName,
    account: JSON.stringify(account),
    bankSerial,
    payDate,
    fileIds: JSON.stringify(fileIds),
    reason: null,
  })

export const confirmPayment = (act: Act, payment: Payment): Promise<Payment> => move(act, payment, 'PAID')

/** The bank has not found it: it can be reported again until the last day. */
export async function refusePayment(act: Act, payment: Payment, reason: string): Promise<void> {
  const refused = await move(act, payment, 'REFUSED', { reason })
  const { remark, paymentNo } = refused
  await tell(act, refused, { name: 'EXCHANGE_PAY_REFUSED', params: [remark, paymentNo, reason] })
}

/**
 * Its application has ended without what was paid for. What has been paid, or has been said to be, is to be paid back
 * (`REFUSED`); else there is nothing to pay any more.
 */
export async function endPayment(act: Act, pkApply: string): Promise<void> {
  const payment = await findPayment(act.tx, { pkApply })
  if (payment === undefined) return
  const isReported = payment.state === 'PAID' || payment.state === 'PENDING_CONFIRM'
  await move(act, payment, isReported ? 'REFUSED' : 'CLOSED', { reason: null })
  await closeTasks(act, payment.pkPayment, 'EXCHANGE_PAYMENT')
}
