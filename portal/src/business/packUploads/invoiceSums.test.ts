import type { InvoiceRow } from '@jinpiao/contract/invoices'
import { expect, it } from 'vitest'
import { invoiceSums } from './invoiceSums.ts'

it('what invoices are about is what is used and what is free of them', () => {
  const invoices = [
    { amountWithTax: '212000.00', usedAmount: '150000.00', availableAmount: '62000.00' },
    { amountWithTax: '800.10', usedAmount: '0.00', availableAmount: '800.10' },
  ] as InvoiceRow[]
  const { whole, used, free } = invoiceSums(invoices)
  expect({ whole, used, free }).toEqual({ whole: 21_280_010n, used: 15_000_000n, free: 6_280_010n })
  expect(used + free).toBe(whole)
})
