import type { DataOf } from '@jinpiao/contract/endpoint'
import { loanPrice, pricesIn } from '@jinpiao/contract/priceTerms'
import type { getAgreement } from '@jinpiao/contract/selfLoan'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { drawableOf, lineOf } from '../loans/agreements.ts'
import { rateOf } from './funderProducts.ts'

/** The line of the enterprise as its page shows it; null: it has none. */
export async function readLine({ read, actor, language }: QueryContext): Promise<DataOf<typeof getAgreement>> {
  const line = await lineOf(read, actor.fkCorp)
  if (line === undefined) return null
  const { pkAgreement, agreementNo, funderName, dayBasis, monthsMax, methods, state } = line
  return {
    pkAgreement,
    agreementNo,
    funderName,
    dayBasis,
    prices: pricesIn(loanPrice(line), language),
    monthsMax,
    methods,
    state,
    lineAmount: fenToDecimal(line.lineFen),
    lineAvailable: fenToDecimal(drawableOf(line)),
    outstanding: fenToDecimal(line.outstandingFen),
    reserved: fenToDecimal(line.reservedFen),
    annualRate: rateOf(line.rateBp),
    startDate: line.dayFrom,
    maturityDate: line.dayTo,
  }
}
