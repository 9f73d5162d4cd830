import { flowOf } from '@jinpiao/contract/flow'
import { pricedTypes } from '@jinpiao/contract/priceTerms'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const read = (file: string) => sources[`../${file}`] ?? sources[`./${file.replace('business/', '')}`] ?? ''
const loan = ['loanApply/LoanRail.tsx', 'loanPrice({ ...ratesOf(product)', 'LoanEditor'] as const

/** The form of each type with a price: the editor, the part that says the price, and by what. */
const onForm: Record<(typeof pricedTypes)[number], readonly [editor: string, file: string, by: string, part: string]> =
  {
    FINANCE: ['finance/FinanceEditor.tsx', 'finance/QuotePanel.tsx', 'financePrice(ratesOf(offer))', 'QuotePanel'],
    EXCHANGE: [
      'exchange/ExchangeEditor.tsx',
      'exchange/ExchangeEditor.tsx',
      'exchangePrice(ratesOf(acceptor))',
      'PriceNote',
    ],
    SELF_LOAN_APPLY: ['selfLoan/selfLoanApply.tsx', ...loan],
    CHAIN_CREDIT: ['chainCredit/ChainEditor.tsx', ...loan],
    CREDIT_FUND: ['creditFund/creditFundApply.tsx', ...loan],
    PUR_FINANCE: ['purFinance/PurFinanceEditor.tsx', ...loan],
    LOAN_DRAW: ['loanDraws/DrawEditor.tsx', 'loanDraws/DrawRail.tsx', 'prices={facts.line?.prices', 'DrawRail'],
    LOAN_REPAY: ['loanRepay/RepayEditor.tsx', 'loanRepay/RepayEditor.tsx', 'prices={loan?.prices', 'PriceRows'],
    UKEY_APPLY: [
      'ukeys/UkeyApplyEditor.tsx',
      'ukeys/UkeyApplyEditor.tsx',
      "t('noteFee', { fee: UKEY_FEE })",
      'UKEY_FEE',
    ],
    UKEY_CHANGE: [
      'ukeys/UkeyChangeEditor.tsx',
      'ukeys/UkeyChangeEditor.tsx',
      "t('noteFee', { fee: UKEY_FEE })",
      'UKEY_FEE',
    ],
  }

test.each(Object.entries(onForm))(
  '%s: its price stands on the form as soon as it is known',
  (_, [editor, file, by, part]) => {
    expect(read(`business/${editor}`)).toContain(part)
    expect(read(`business/${file}`)).toContain(by)
  },
)

test('the check page, what is agreed to and the reviewer’s page say the price of every type by the one list', () => {
  expect(Object.keys(onForm).toSorted()).toEqual([...pricedTypes].toSorted())
  expect(read('archetypes/apply/CheckPage.tsx')).toContain('<PriceSheet prices={prices} />')
  expect(read('archetypes/apply/CheckPage.tsx')).toMatch(/<AgreementTicks [^>]*prices=\{prices\}/)
  expect(read('archetypes/apply/AgreementTicks.tsx')).toContain('<PriceSheet prices={prices} />')
  expect(read('archetypes/ApplicationDetail.tsx')).toContain('<PriceSheet prices={prices} />')
})

test('whoever lends, or buys a ticket, has agreements, below which the price stands', () => {
  const borrowed = pricedTypes.filter((type) => !['LOAN_REPAY', 'UKEY_APPLY', 'UKEY_CHANGE'].includes(type))
  expect(borrowed.filter((type) => (flowOf(type).agreements ?? []).length === 0)).toEqual([])
})
