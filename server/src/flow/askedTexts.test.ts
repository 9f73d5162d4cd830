import { readFileSync } from 'node:fs'
import { type AskedText, askedTexts } from '@jinpiao/contract/reasons'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callOf, contractEndpoints } from '../testing/endpoints.ts'

/** Keys that an input takes, however deep. */
function keysIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(keysIn)]
}

/** A reason, an opinion or a remark in one's own words. */
const OWN_WORDS = /^(comment|reason|opinion|remark|note|\w+(Reason|Note|Remark))$/

/** By call and key, the first that fits: which text it is, or why nobody's dialog promises who reads it. */
const inputs: readonly (readonly [call: RegExp, key: RegExp, asked: AskedText | { why: string }])[] = [
  [/signature|original/, /^reason$/, { why: 'the text that is signed: the act that is sent with it says it again' }],
  [/ \/v1\/platform\//, /./, { why: 'staff of the platform, by signed requests' }],
  [/loan-applys\/support\/\w+-return$/, /^comment$/, 'SEND_BACK_ASKED'],
  [/return$/, /^comment$/, 'SEND_BACK'],
  [/credits\/issue\/cancel/, /^comment$/, 'CANCEL_ISSUE'],
  [/confirmations\/refuse$/, /^reason$/, 'REFUSE_CONFIRMATION'],
  [/credits\/refuse$/, /^reason$/, 'REFUSE_TICKET'],
  [/suppliers\/:pkSupplier\/stop$/, /^reason$/, 'STOP_SUPPLIER'],
  [/lines\/:line\/failure$/, /^reason$/, 'FAIL_PAYMENT'],
  [/pending\/credits\/issue/, /^tenorReason$/, 'REASON_TENOR'],
  [/pending\/credits\/issue/, /^remark$/, 'REMARK_ISSUE'],
  [/pending\/credits\/transfer/, /^remark$/, 'REMARK_TRANSFER'],
  [/pending\/limits/, /^remark$/, 'REMARK_ALLOCATION'],
  [/pending\/redeems/, /^remark$/, 'REMARK_REDEEM'],
  [/baexchanges/, /^remark$/, 'REMARK_EXCHANGE'],
  [/invoicings/, /^remark$/, 'REMARK_INVOICING'],
  [/finance-data\//, /^remark$/, 'REMARK_PACK'],
  [/finance-data\//, /^materialNote$/, 'NOTE_MATERIAL'],
  [/loan-applys\/support/, /^purposeNote$/, { why: 'copied from the application that it answers' }],
  [/loan-applys\/credit-fund/, /^purposeNote$/, 'PURPOSE_RECOMMENDED'],
  [/loan-applys|pur-fin-apply/, /^purposeNote$/, 'PURPOSE'],
  [/ukeys\/reset/, /^ukeyReason$/, 'REASON_UKEY'],
]

test('whatever somebody is asked for in his own words has its readers, and each such text is looked for', async () => {
  const asked = (await contractEndpoints())
    .filter(({ method, permission }) => method !== 'GET' && permission !== 'outside')
    .flatMap((each) =>
      [each.params, each.query, each.body]
        .flatMap((schema) => (schema ? keysIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })) : []))
        .filter((key) => OWN_WORDS.test(key))
        .map((key) => ({ call: callOf(each), key })),
    )
  expect(asked.length).toBeGreaterThan(60)
  const rowOf = ({ call, key }: (typeof asked)[number]) =>
    inputs.find(([path, name]) => path.test(call) && name.test(key))
  expect(asked.filter((each) => rowOf(each) === undefined)).toEqual([])
  const used = new Set(asked.map(rowOf))
  expect(inputs.filter((row) => !used.has(row)).map(([path, name]) => `${path} ${name}`)).toEqual([])
  const named = new Set(inputs.map(([, , text]) => text).filter((text) => typeof text === 'string'))
  expect([...named].toSorted()).toEqual(Object.keys(askedTexts).toSorted())
  const tests = readFileSync(new URL('reasons.test.ts', import.meta.url), 'utf8')
  expect([...named].filter((text) => !tests.includes(`'${text}'`))).toEqual([])
})
