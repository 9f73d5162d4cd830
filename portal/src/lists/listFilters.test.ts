import { listCredits } from '@jinpiao/contract/credits'
import { expect, it } from 'vitest'
import { allParameters, changedTexts, filterFields, usableFilters, withoutField } from './listFilters.ts'

const definition = {
  filters: { supplierName: 'contains', amount: 'range', submittedAt: 'range', state: ['DRAFT', 'DONE'] },
} as const
const fields = filterFields(definition, { fixed: ['state'] })

it('the fields of a list follow from its definition: primary filters, the rest behind 更多条件', () => {
  expect(fields).toEqual({
    primaryFilters: [
      { kind: 'search', name: 'supplierName' },
      { kind: 'amounts', name: 'amount' },
    ],
    more: [{ kind: 'days', name: 'submittedAt' }],
  })
  expect(filterFields(definition, { primaryFilters: ['state', 'amount'] }).primaryFilters).toEqual([
    { kind: 'choice', name: 'state', values: ['DRAFT', 'DONE'] },
    { kind: 'amounts', name: 'amount' },
  ])
})

it('three or four boxes stand on one line: names and numbers, then what can be chosen', () => {
  const { primaryFilters, more } = filterFields({
    filters: {
      supplierName: 'contains',
      applyNo: 'contains',
      createdByName: 'contains',
      state: ['DRAFT', 'DONE'],
      amount: 'range',
    },
  })
  expect(primaryFilters.map(({ name }) => name)).toEqual(['supplierName', 'applyNo', 'createdByName', 'state'])
  expect(more.map(({ name }) => name)).toEqual(['amount'])
})

it('a list without a name or number to search by has in sight what can be chosen: a bar without a field is none', () => {
  const entries = filterFields({ filters: { at: 'range', entryKind: ['ISSUE'] } })
  expect(entries.primaryFilters.map(({ name }) => name)).toEqual(['entryKind'])
  expect(entries.more.map(({ name }) => name)).toEqual(['at'])
})

it('a field is named as the list calls its column', () => {
  const { primaryFilters } = filterFields(
    { filters: { counterpartyName: 'contains' } },
    { called: listCredits.list.called({ scope: 'HELD' }) },
  )
  expect(primaryFilters).toEqual([{ kind: 'search', name: 'counterpartyName', called: 'previousHolderName' }])
})

it('an address with a state that does not exist shows the list without that filter', () => {
  const all = filterFields(definition)
  expect(usableFilters(all, { state: 'DONE' })).toEqual({ state: 'DONE' })
  expect(usableFilters(all, { state: 'ANY' })).toEqual({})
})

it('the address has one parameter for a text, and two for what is from, to or both', () => {
  expect(allParameters(fields)).toEqual(['supplierName', 'amountFrom', 'amountTo', 'submittedFrom', 'submittedTo'])
})

it('product §4.0.3: what an address holds is asked for as the API takes it, what does not parse is left out', () => {
  expect(
    usableFilters(fields, {
      supplierName: ' 安禾 ',
      amountFrom: '1,000',
      amountTo: 'abc',
      submittedFrom: '2026-11-01',
      submittedTo: '昨天',
      page: '2',
    }),
  ).toEqual({ supplierName: '安禾', amountFrom: '1000.00', submittedFrom: '2026-11-01' })
})

it('what has come, what is other now and what has gone, each as its field shows it', () => {
  const before = { supplierName: '安禾', amountFrom: '1000.00', amountTo: '2000.00' }
  expect(changedTexts(before, { amountFrom: '1000.00', amountTo: '3000.00', submittedTo: '2026-11-01' })).toEqual({
    supplierName: '',
    amountTo: '3000.00',
    submittedTo: '2026-11-01',
  })
  expect(changedTexts(before, { ...before })).toEqual({})
})

it('one condition goes with both of its ends', () => {
  const texts = { supplierName: '安禾', amountFrom: '1000.00', amountTo: '2000.00' }
  expect(withoutField(fields, texts, 'amount')).toEqual({ supplierName: '安禾' })
  expect(withoutField(fields, texts, 'supplierName')).toEqual({ amountFrom: '1000.00', amountTo: '2000.00' })
})
