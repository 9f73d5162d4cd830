import { globSync, readFileSync } from 'node:fs'
import { isTerm, termOf } from '@jinpiao/contract/terms'
import { expect, test } from 'vitest'
import { moneyProblems } from './tradeForm.ts'

const codeOf = (typed: string) => moneyProblems('amount', 'amount', typed).map(({ code }) => code)

test('what is wrong with a typed amount is said as it is', () => {
  expect(codeOf('12a')).toEqual(['01000314'])
  expect(codeOf('12.345')).toEqual(['01000317'])
  expect(codeOf('999999999999999')).toEqual(['01000315'])
  expect(codeOf('1,234.50')).toEqual([])
})

test('only of figures it is said that they are numbers like 1234.56', () => {
  const root = `${import.meta.dirname}/../../..`
  const told = globSync('{src,../contract/src}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\./.test(path))
    .flatMap((path) => [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/'01000314', terms\.(\w+)\.name/g)])
    .map(([, name = '']) => name)
  const figures = ['money', 'rate', 'count']
  expect(told.filter((name) => !isTerm(name) || !figures.includes(termOf(name).kind))).toEqual([])
})
