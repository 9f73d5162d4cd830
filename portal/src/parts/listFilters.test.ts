import { expect, it } from 'vitest'
import { allParameters, changedTexts, type FilterFields, labelled, usableFilters, withoutField } from './listFilters.ts'

const fields = {
  atHand: [{ kind: 'search', name: 'supplier' }],
  more: [
    { kind: 'amounts', name: 'amount' },
    { kind: 'days', name: 'submitted' },
  ],
} as const satisfies FilterFields

it('the address has one parameter for a text, and two for what is from, to or both', () => {
  expect(allParameters(fields)).toEqual(['supplier', 'amountFrom', 'amountTo', 'submittedFrom', 'submittedTo'])
})

it('product §4.0.3: what an address holds is asked for as the API takes it, what does not parse is left out', () => {
  expect(
    usableFilters(fields, {
      supplier: ' 安禾 ',
      amountFrom: '1,000',
      amountTo: 'abc',
      submittedFrom: '2026-11-01',
      submittedTo: '昨天',
      page: '2',
    }),
  ).toEqual({ supplier: '安禾', amountFrom: '1000.00', submittedFrom: '2026-11-01' })
})

it('what has come, what is other now and what has gone, each as its field shows it', () => {
  const before = { supplier: '安禾', amountFrom: '1000.00', amountTo: '2000.00' }
  expect(changedTexts(before, { amountFrom: '1000.00', amountTo: '3000.00', submittedTo: '2026-11-01' })).toEqual({
    supplier: '',
    amountTo: '3000.00',
    submittedTo: '2026-11-01',
  })
  expect(changedTexts(before, { ...before })).toEqual({})
})

it('one condition goes with both of its ends', () => {
  const texts = { supplier: '安禾', amountFrom: '1000.00', amountTo: '2000.00' }
  expect(withoutField(fields, texts, 'amount')).toEqual({ supplier: '安禾' })
  expect(withoutField(fields, texts, 'supplier')).toEqual({ amountFrom: '1000.00', amountTo: '2000.00' })
})

it('each field is called by its own name', () => {
  const names = { supplier: '供应商', amount: '金额', submitted: '提交日期' }
  const { atHand, more } = labelled(fields, (name) => names[name])
  expect([...atHand, ...more].map(({ label }) => label)).toEqual(['供应商', '金额', '提交日期'])
})
