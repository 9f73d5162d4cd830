import type { DataOf } from '@jinpiao/contract/endpoint'
import type { ExchangePayload, exchange } from '@jinpiao/contract/exchange'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { findPayment } from '../../payments/payments.ts'
import { readAccount } from '../../queries/accounts.ts'
import { productOf, rateOf } from '../../queries/funderProducts.ts'
import { ownTickets } from './tickets.ts'

type Detail = OwnDetail<DataOf<typeof exchange.get>>

/** The tickets, where the bill goes, and what has come of it. */
export async function toExchangeDetail(
  { read }: QueryContext,
  { pkApply, fkCorp }: Application,
  { fkCredits, fkProduct, pkAccount }: ExchangePayload,
): Promise<Detail> {
  const tickets = await ownTickets(read, fkCorp, fkCredits)
  const product = await productOf(read, 'EXCHANGE', fkProduct)
  const account = await readAccount(read, fkCorp, pkAccount)
  const payment = await findPayment(read, { pkApply })
  return {
    issuerName: tickets[0]?.issuerName ?? '',
    feeRate: rateOf(product?.feeBp ?? 0),
    tickets: tickets.map(({ pkCredit, creditNo, issuerName, amountFen, promisedDate }) => ({
      pkCredit,
      creditNo,
      issuerName,
      amount: fenToDecimal(amountFen),
      promisedDate,
    })),
    account: account
      ? { accountName: account.accountName, bankName: account.bankName, accountTail: account.accountNo.slice(-4) }
      : null,
    bill: await billOf({ read }, pkApply),
    payment: payment
      ? {
          pkPayment: payment.pkPayment,
          paymentNo: payment.paymentNo,
          deadline: payment.deadline,
          state: payment.state,
        }
      : null,
  }
}

async function billOf({ read }: Pick<QueryContext, 'read'>, pkApply: string): Promise<Detail['bill']> {
  const bill = await read.selectFrom('bank_bill').selectAll().where('pkApply', '=', pkApply).executeTakeFirst()
  return bill ? { billNo: bill.billNo, billDueDate: bill.dueDate, amount: fenToDecimal(bill.amountFen) } : null
}
