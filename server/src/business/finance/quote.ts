import type { DataOf } from '@jinpiao/contract/endpoint'
import type { FinancePayload, listFinanceProducts, quoteFinance as quoteEndpoint } from '@jinpiao/contract/finance'
import { findFinanceProblems, productRefusal } from '@jinpiao/contract/financeRules'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { readingOf } from '../../flow/reading.ts'
import { funderProducts, toOffers } from '../../queries/funderProducts.ts'
import { heldTicket } from '../heldTicket.ts'
import { readFinanceFacts } from './facts.ts'

const priced = /^(fkCredit|pkProduct|amount)$/

/**
 * 试算: what the money costs if the bank pays on the expected day.
 * @throws {BusinessError} what refuses ticket, product or amount.
 */
export async function quoteFinance(
  context: QueryContext,
  input: Pick<FinancePayload, 'fkCredit' | 'pkProduct' | 'amount'>,
): Promise<DataOf<typeof quoteEndpoint>> {
  const payload: FinancePayload = { ...nothingElse, ...input }
  const facts = await readFinanceFacts(readingOf(context), payload)
  refuse(findFinanceProblems(payload, facts).filter(({ field }) => priced.test(field)))
  if (!facts.quoteNow) throw new BusinessError('01000302')
  return facts.quoteNow
}

const nothingElse: Omit<FinancePayload, 'fkCredit' | 'pkProduct' | 'amount'> = {
  quote: null,
  trade: {
    contractNo: '',
    contractName: '',
    contractAmount: '',
    signedDate: '',
    deliveredDate: '',
    fileIds: [],
    invoices: [],
    otherFileIds: [],
    fundFlowFileIds: [],
  },
  pkAccount: '',
  contactName: '',
  contactMobile: '',
}

/** What funders offer for a ticket, the cheapest first; what does not fit says why. */
export async function financeProductsOf(
  context: QueryContext,
  { fkCredit }: { fkCredit: string },
): Promise<DataOf<typeof listFinanceProducts>> {
  const { read, actor, language } = context
  const ticket = await heldTicket(read, actor.fkCorp, fkCredit)
  if (!ticket) throw new BusinessError('01000302')
  const { today } = readingOf(context)
  return toOffers(await funderProducts(read, 'FINANCE')).map((product) => {
    const refusal = productRefusal(product, ticket, today)
    return {
      product,
      blockedReason: refusal ? new BusinessError(refusal.code, ...refusal.values).text(language) : null,
    }
  })
}
