import type { FinancePayload } from '@jinpiao/contract/finance'
import { formatMoney } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { readAccount } from '../../queries/accounts.ts'
import { productOf } from '../../queries/funderProducts.ts'
import { heldTicket } from '../heldTicket.ts'
import { answerOf, tradeAnswers } from '../tradeAnswers.ts'

/** The form as its reader sees it: names instead of keys. */
export async function financeAnswers(
  { read, actor, language }: QueryContext,
  { fkCredit, amount, pkProduct, quote, trade, pkAccount, contactName, contactMobile }: FinancePayload,
): Promise<Answer[]> {
  const ticket = await heldTicket(read, actor.fkCorp, fkCredit)
  const product = await productOf(read, 'FINANCE', pkProduct)
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  return [
    answerOf('creditNo', ticket?.creditNo ?? '', language),
    answerOf('product', product ? `${product.funderName} ${product.name}` : '', language),
    answerOf('financeAmount', amount, language),
    answerOf('annualFeeRate', quote?.rate ?? '', language),
    answerOf('serviceFee', quote ? formatMoney(quote.serviceFee) : '', language),
    ...(await tradeAnswers(read, actor.fkCorp, trade, language)),
    answerOf('receivingAccount', account?.accountNo ?? '', language),
    answerOf('contactName', contactName, language),
    answerOf('contactMobile', contactMobile, language),
  ]
}
