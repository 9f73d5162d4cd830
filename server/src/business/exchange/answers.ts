import type { ExchangePayload } from '@jinpiao/contract/exchange'
import { fenToDecimal, formatMoney } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { readAccount } from '../../queries/accounts.ts'
import { productOf } from '../../queries/funderProducts.ts'
import { answerOf } from '../tradeAnswers.ts'
import { ownTickets } from './tickets.ts'

/** The form as its reader sees it: a ticket more or less is one answer more or less. */
export async function exchangeAnswers(
  { read, actor, language }: QueryContext,
  { fkCredits, fkProduct, billDueDate, pkAccount, feeQuoted, remark }: ExchangePayload,
): Promise<Answer[]> {
  const tickets = await ownTickets(read, actor.fkCorp, fkCredits)
  const product = await productOf(read, 'EXCHANGE', fkProduct)
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  return [
    ...tickets.map(({ pkCredit, creditNo, amountFen }) =>
      answerOf('creditNo', `${creditNo} ${formatMoney(fenToDecimal(amountFen))}`, language, {
        key: pkCredit,
        label: '',
      }),
    ),
    answerOf('acceptorName', product ? `${product.funderName} ${product.name}` : '', language),
    answerOf('billDueDate', billDueDate, language),
    answerOf('feeAmount', feeQuoted, language),
    answerOf('receivingAccount', account?.accountNo ?? '', language),
    answerOf('remark', remark, language),
  ]
}
