import { type NumberKey, type NumberTerm, numberKeys } from '@jinpiao/contract/numberKeys'
import { expect, test } from 'vitest'
import { routeOf } from '#portal/routes/routes.ts'
import { pathOfHref } from '#portal/session/address.ts'
import { numberHref } from './numberHref.ts'

const home = '/credit/core/index/operator'
const all = { mayOpen: () => true, home }
const none = { mayOpen: () => false, home }

/** Each term with each key by which its page is found. */
const keyed = (Object.keys(numberKeys) as NumberTerm[]).flatMap((term) =>
  numberKeys[term].map((key): [NumberTerm, NumberKey] => [term, key]),
)
const of = (key: NumberKey) => ({ [key]: 'K1', businessType: 'ISSUE', sourceType: 'FINANCE' }) as const

test.each(keyed)('%s leads by %s to a page of the portal, with the key in its address', (term, key) => {
  const href = numberHref(term, of(key), all) ?? ''
  expect(routeOf(pathOfHref(href))).toBeDefined()
  expect(href).toMatch(/=K1$/)
})

test.each(keyed)('%s by %s is text to whom no such page is open', (term, key) => {
  expect(numberHref(term, of(key), none)).toBeUndefined()
  expect(numberHref(term, {}, all)).toBeUndefined()
})

test('a loan is read on the first page of loans that is open', () => {
  const only = (path: string) => ({ mayOpen: (href: string) => href.startsWith(path), home })
  expect(numberHref('drawNo', { pkDraw: 'D1' }, only('/credit/loan/index'))).toBe('/credit/loan/index?draw=D1')
})

test('an application without its type leads nowhere', () => {
  expect(numberHref('applyNo', { pkApply: 'A1', businessType: null }, all)).toBeUndefined()
})

test('what takes no steps has no page of its own', () => {
  expect(numberHref('applyNo', { pkApply: 'A1', businessType: 'ACCEPT' }, all)).toBeUndefined()
})
