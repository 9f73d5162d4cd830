import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getExchangeQuote } from '@jinpiao/contract/exchange'
import { findExchangeProblems } from '@jinpiao/contract/exchangeRules'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { readingOf } from '../../flow/reading.ts'
import { rateOf } from '../../queries/funderProducts.ts'
import { quoteIn, readExchangeFacts } from './facts.ts'

const priced = /^(fkCredits|fkProduct)/

/**
 * 试算: what a bill for these tickets costs, and when it may be due.
 * @throws {BusinessError} what refuses tickets or accepting bank.
 */
export async function quoteTickets(
  context: QueryContext,
  input: { fkCredits: string[]; fkProduct: string },
): Promise<DataOf<typeof getExchangeQuote>> {
  const payload = { ...input, billDueDate: '', pkAccount: '', feeQuoted: '', remark: '' }
  const facts = await readExchangeFacts(readingOf(context), payload)
  refuse(findExchangeProblems(payload, facts).filter(({ field }) => priced.test(field)))
  const quote = quoteIn(facts)
  if (quote === undefined || !facts.product) throw new BusinessError('01000302')
  return {
    total: fenToDecimal(quote.totalFen),
    feeRate: rateOf(facts.product.feeBp),
    feeAmount: fenToDecimal(quote.feeFen),
    billDueFrom: quote.from,
    billDueTo: quote.to,
  }
}
