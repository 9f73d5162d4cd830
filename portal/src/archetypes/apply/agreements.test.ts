import { createHash } from 'node:crypto'
import { agreementNames, agreements } from '@jinpiao/contract/agreements'
import { penaltyFrom } from '@jinpiao/contract/priceTerms'
import { expect, it } from 'vitest'
import { apply as english } from '#portal/locales/en-US/apply.ts'
import { apply as chinese } from '#portal/locales/zh-CN/apply.ts'

it('what was agreed to stays known: a text that changes gets a new version', () => {
  const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
  const texts = agreementNames.map((name) => {
    const both = `${chinese.agreement.text[name]}\n${english.agreement.text[name]}`
    return `${name} ${agreements[name].version} ${digestOf(both)}`
  })
  expect(texts).toEqual([
    'promise 2026-12 5454917a6753',
    'issue 2026-12 063cf74a15a1',
    'transfer 2026-07 f4436a3e4801',
    'assignment 2026-11 dd9b065ceb0f',
    'factoring 2026-11 bfbccc4debab',
    'creditInquiry 2026-11 5462772623fa',
    'qualification 2026-11 6c2de702fc47',
    'service 2026-11 1cb7989ddd56',
    'privacy 2026-11 02a40aaf94f4',
    'product 2026-11 dbd4b57736f5',
    'guarantee 2026-11 5bba5a0b211f',
    'exchange 2026-11 b9a22a28fbc8',
    'loanDraw 2026-12.1 6d665e369102',
    'selfLoan 2026-12 2a313634d66d',
    'loan 2026-11 48e6fd19eb51',
  ])
})

it('agreements that speak of penalty say the one day from which it runs, as the price does', () => {
  const [zh, en] = penaltyFrom
  for (const name of ['loanDraw', 'selfLoan'] as const) {
    expect(chinese.agreement.text[name]).toContain(zh)
    expect(english.agreement.text[name]).toContain(en)
  }
})
