import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { businessMessage } from './errors.ts'
import { money, rate, reason } from './fields.ts'
import { invoiceInput } from './invoice.ts'
import { saveView } from './savedViews.ts'
import { loginByPassword } from './session.ts'
import { maxLength, type TermName } from './terms.ts'
import { validationWords } from './validationWords.ts'

test.each([
  ['0', true],
  ['99999999999999.98', true],
  ['99999999999999.99', false],
  ['1.234', false],
  ['-1', false],
  ['1e3', false],
])('spec §5: an amount on the wire is 0 to 99999999999999.98 with at most two decimals: %s', (text, isFine) => {
  expect(z.safeParse(money, text).success).toBe(isFine)
})

test.each([
  ['6.00', true],
  ['0.05', true],
  ['100.00', true],
  ['6', false],
  ['-6.00', false],
  ['6.00%', false],
])('a percentage on the wire has two places and no sign: %s', (text, isFine) => {
  expect(z.safeParse(rate, text).success).toBe(isFine)
})

const typedTexts: readonly [TermName, z.ZodMiniType][] = [
  ['corpName', loginByPassword.body.shape.corpName],
  ['reason', reason],
  ['invoiceNo', invoiceInput.shape.invoiceNo],
  ['invoiceCode', invoiceInput.shape.invoiceCode],
  ['viewName', saveView.body.shape.viewName],
]
test.each(typedTexts)('a text is as long as its term allows, spaces around it not counted: %s', (name, schema) => {
  const longest = 'x'.repeat(maxLength(name))
  expect(z.safeParse(schema, ` ${longest} `)).toEqual({ success: true, data: longest })
  expect(z.safeParse(schema, `${longest}x`).success).toBe(false)
})

test('the sentences about a reason name the lengths that its schema takes', () => {
  for (const sentence of [businessMessage('04000115'), validationWords.reason[0]])
    expect(sentence).toMatch(/2 至 200 字/)
  expect([1, 2, 200, 201].map((length) => z.safeParse(reason, 'x'.repeat(length)).success)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
