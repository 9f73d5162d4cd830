import * as credits from '@jinpiao/contract/credits'
import { inputName } from '@jinpiao/contract/validationWords'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseInput } from '../domain/validation.ts'
import { callOf, contractEndpoints } from '../testing/endpoints.ts'

const endpoints = await contractEndpoints()

/** Written by the page and never by a person; what is wrong with them is answered by "reload". */
const technical =
  /^(v|box|usage|bank|cursor|onward|document|hash|image|query|listName|isDefault|format|columns|sort|scope|line|trade|payload|version|region|routeKey|redirect_url|action|businessType|signature|algorithmType|issuerDn|raType|certSerialNo|original|creditList|fkCredit|requestKey|kty|crv|x|y|kid|ciphertext|userId|scene|csr|currentRole3|\w+Required|id|ids|type|token|pk[A-Z]\w*[^s]|thumbnailType|resize|isAttachment|localFileName|pkFiles|pkConfirms|batch|product|preferences|inbox|sms|helpful|month|financeDate|granularity|fileName|singlePatch|language|messageType|messageState|kind|after|limit|evidenceKey|answer|wish|act|again|days|hours|orNobody|events|session|seq|route|dropped|ms|loadMs|call|vital|sizeClass|theme|lessMotion|moreContrast|analytics|dayFrom|dayTo|hidden)$/

/** What a number may mean on the wire; everything else with a value in yuan is a text. */
const counting =
  /^(page|pageSize|count|version|daysRemaining|tenorDays|softMaxMonths|hardMaxMonths|waitingHours|depth|recipientCount|size|line|row|retryAfter|validMinutes|uKeyNearExpiryDays|days|hours|answered|anyOf|items|noAccountCount|lineCount|leafCount|levelCount|overdueDays|dayBasis|minDays|maxDays|monthsMax|directorKeys|operatorKeys|feeDays|payrollCount|triesLeft|feeBills|ended|tryCount|ticketCount|daysLeft|instalmentNo|months|planNo|seq|dropped|ms|loadMs|analyticsSessionMs|analyticsCap|hiddenRows)$/

function numbersIn(schema: unknown, path: readonly string[]): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type } = schema as { type?: unknown }
  const own = type === 'number' || type === 'integer' ? [path.at(-1) ?? ''] : []
  return [...own, ...Object.entries(schema).flatMap(([key, value]) => numbersIn(value, nameIn(path, key)))]
}
/** Structural words of JSON Schema are no field names. */
const nameIn = (path: readonly string[], key: string) =>
  /^(properties|items|anyOf|oneOf|allOf|\d+|\$defs|propertyNames)$/.test(key) ? path : [...path, key]

function propertiesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(propertiesOf)]
}

describe('spec §8: a refusal names the input in words', () => {
  test('every input has a name in both languages, or is known to be the page’s own', () => {
    expect(endpoints.length).toBeGreaterThan(40)
    const unnamed = endpoints.flatMap(({ params, query, body, names }) =>
      [params, query, body]
        .flatMap((schema) => schema && propertiesOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })))
        .filter((key) => key && inputName([key], 'zh-CN', names) === undefined && !technical.test(key)),
    )
    expect([...new Set(unnamed)]).toEqual([])
  })
})

/** Texts without a form and numbers without an end, by their names; a yes or no is one of a few words. */
function unboundedIn(schema: unknown, path: readonly string[]): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, pattern, maximum } = schema as { type?: unknown; pattern?: string; maximum?: number }
  const patterns = JSON.stringify([pattern, (schema as { allOf?: object[] }).allOf])
  const isFree = type === 'string' && !('enum' in schema) && !('const' in schema) && !patterns.includes('^')
  const isEndless = type === 'number' || (type === 'integer' && maximum === undefined)
  const inside = Object.entries(schema).flatMap(([key, value]) => unboundedIn(value, nameIn(path, key)))
  return [...(isFree || isEndless ? [path.at(-1) ?? ''] : []), ...inside]
}

describe('no 5xx from input', () => {
  test('every text that the API takes has a form, and every number is whole and has an end', () => {
    const schemas = endpoints.flatMap(({ params, query, body }) => [params, query, body]).filter((one) => one)
    const unbounded = schemas.flatMap((schema) =>
      unboundedIn(z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any', io: 'input' }), []),
    )
    const yesOrNo = /^(isAttachment|supplierConsent|orNobody|\w+Required)$/
    expect([...new Set(unbounded)].filter((name) => !yesOrNo.test(name))).toEqual([])
  })
})

/** Every input whose name says that it is an amount, with the patterns that its text may have. */
function amountsIn(schema: unknown, name = ''): { name: string; patterns: string[] }[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (/amount/i.test(name)) {
    const { anyOf = [schema] } = schema as { anyOf?: object[] }
    const forms = anyOf as { type?: string; pattern?: string; const?: string }[]
    return [{ name, patterns: forms.map(({ type, pattern, const: only }) => pattern ?? only ?? String(type)) }]
  }
  return Object.entries(schema).flatMap(([key, value]) => amountsIn(value, nameIn([name], key).at(-1)))
}

describe('I27, T9: money on the wire', () => {
  test('every amount that the API takes has this form, or is empty in a draft', () => {
    const inputs = endpoints.flatMap(({ query, body }) => [query, body]).filter((one) => one)
    const amounts = inputs.flatMap((schema) =>
      amountsIn(z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any', io: 'input' })),
    )
    expect(amounts.length).toBeGreaterThan(8)
    const form = String.raw`^\d{1,14}(\.\d{1,2})?$`
    for (const { name, patterns } of amounts) {
      expect({ name, patterns: patterns.filter((pattern) => pattern !== '') }).toEqual({ name, patterns: [form] })
    }
  })

  test.each(endpoints.map((endpoint) => [callOf(endpoint), endpoint] as const))(
    '%s has no number but counts, versions and days',
    (_, { data, body }) => {
      for (const schema of [data, body]) {
        const json = schema && z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
        for (const name of numbersIn(json, [])) expect(name).toMatch(counting)
      }
    },
  )

  test.each(['1e9', '-1', '1.234', '1,000.00', '１', '', ' 1', '123456789012345'])(
    'refuses %j as an amount',
    (amountFrom) => {
      expect(() => parseInput(credits.listCredits.query, { amountFrom }, 'zh-CN')).toThrow('01000303')
    },
  )

  test('takes an amount exactly when it is 1 to 14 digits with at most two decimals, whatever else arrives', () => {
    const digit = fc.constantFrom(...'0123456789')
    const amountLike = fc.string({
      unit: fc.oneof({ weight: 8, arbitrary: digit }, fc.constantFrom(...'.,-+eE １٣Nx')),
    })
    const digits = (min: number, max: number) => fc.string({ unit: digit, minLength: min, maxLength: max })
    const nearly = fc.tuple(digits(0, 16), fc.constantFrom('', '.', ','), digits(0, 3)).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(nearly, amountLike, fc.double().map(String), fc.string()), (amountFrom) => {
        const [whole = '', fraction, ...rest] = amountFrom.split('.')
        const digitsOnly = (text: string) => [...text].every((sign) => '0123456789'.includes(sign))
        const fits = (text: string, max: number) => text.length >= 1 && text.length <= max && digitsOnly(text)
        const isMoney = fits(whole, 14) && rest.length === 0 && (fraction === undefined || fits(fraction, 2))
        const take = () => parseInput(credits.listCredits.query, { amountFrom }, 'zh-CN').amountFrom
        if (isMoney) expect(take()).toBe(amountFrom)
        else expect(take).toThrow('01000303')
      }),
      { numRuns: 2000 },
    )
  })

  test('takes one value of a repeated parameter and several (spec §7)', () => {
    const query = (state: unknown) => parseInput(credits.listCredits.query, { state }, 'zh-CN').state
    expect([query(undefined), query('HELD'), query(['HELD', 'DUE'])]).toEqual([[], ['HELD'], ['HELD', 'DUE']])
  })
})
