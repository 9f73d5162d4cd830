import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADDS_UP, tabled, textsWithAmounts } from '../testing/figures/contractSums.ts'

const texts = textsWithAmounts()

test('every text of the contract with an amount says what that is, and no other is named', () => {
  expect(texts.filter(({ from }) => from === undefined).map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  const names = new Set(texts.map(({ name }) => name))
  expect(tabled.filter((name) => !names.has(name))).toEqual([])
})

test.each(texts.filter(({ text }) => ADDS_UP.test(text)))('$name is no single amount: $text', ({ from }) => {
  expect(from).toEqual({ sum: [expect.any(String), expect.any(String)] })
})

test.each(texts.filter(({ from }) => typeof from === 'object'))(
  '$name is added up where its table says',
  ({ from }) => {
    const [source = '', by = ''] = typeof from === 'object' ? from.sum : []
    expect(readFileSync(new URL(`../${source}`, import.meta.url), 'utf8')).toContain(by)
  },
)
