import { describe, expect, test } from 'vitest'
import { agreements, baseAgreements } from '../agreements.ts'
import { dueNotices } from '../dueNotices.ts'
import { baseCodes, businessErrors } from '../errors.ts'
import { baseNouns, baseSignedActions, nouns, signedActions } from '../flowRow.ts'
import { baseNotices, notices } from '../notices.ts'
import { baseNumbers, numberKinds } from '../numbers.ts'
import { taskKinds } from '../outside.ts'
import { baseHints, reviewHints } from '../reviewHints.ts'
import { baseTerms, terms } from '../terms.ts'
import type { Term } from './area.ts'
import * as credit from './credit.ts'
import * as data from './data.ts'
import * as exchange from './exchange.ts'
import * as finance from './finance.ts'
import * as loans from './loans.ts'
import * as onboarding from './onboarding.ts'
import * as redeem from './redeem.ts'
import * as shared from './shared.ts'
import * as ukey from './ukey.ts'

const areas = [shared, redeem, finance, onboarding, ukey, data, exchange, loans, credit]
type Kind = keyof (typeof areas)[number]
const kinds = Object.keys(shared) as Kind[]

/** What all areas have, and the table that takes it in. */
const tables: Record<Kind, [base: object, merged: object]> = {
  terms: [baseTerms, terms],
  codes: [baseCodes, businessErrors],
  notices: [{ ...baseNotices, ...dueNotices }, notices],
  agreements: [baseAgreements, agreements],
  nouns: [baseNouns, nouns],
  signedActions: [baseSignedActions, signedActions],
  numbers: [baseNumbers, numberKinds],
  tasks: [{}, taskKinds],
  hints: [baseHints, reviewHints],
}

const keysOf = (part: object): string[] => (Array.isArray(part) ? part : Object.keys(part))
const twice = (all: readonly string[]) => all.filter((each, index) => all.indexOf(each) !== index)

describe.each(kinds)('%s of all areas', (kind) => {
  const [base, merged] = tables[kind]
  const keys = [base, ...areas.map((area) => area[kind])].flatMap(keysOf)

  test('no key stands twice: a later one would replace the one before', () => {
    expect(twice(keys)).toEqual([])
  })

  test('the table has them all', () => {
    expect(keysOf(merged).toSorted()).toEqual(keys.toSorted())
  })
})

test('no two fields share a name, in either language', () => {
  const parts: Readonly<Record<string, Term>>[] = [baseTerms, ...areas.map((area) => area.terms)]
  const names = parts.flatMap((part) => Object.values(part).map(({ name }) => name))
  expect(twice(names.map(([zh]) => zh))).toEqual([])
  expect(twice(names.map(([, en]) => en.toLowerCase()))).toEqual([])
})

test('every area has a table of every kind', () => {
  for (const area of areas) expect(Object.keys(area)).toEqual(kinds)
})
