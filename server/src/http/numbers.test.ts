import type { Endpoint } from '@jinpiao/contract/endpoint'
import { isNumberTerm, numberKeys } from '@jinpiao/contract/numberKeys'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { callOf, contractEndpoints } from '../testing/endpoints.ts'
import { refusedNumbers } from '../testing/numbers.ts'
import { createTestApp } from '../testing/testApp.ts'

interface Walked {
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
}

/** Numbers without keys of their own beside them, by the end of their path, with the reason. */
const unkeyed: Readonly<Record<string, string>> = {
  'trade.invoices.invoiceNo': 'as it was submitted: the invoice may have been changed since',
  'invoices.invoiceNo': 'as it was submitted: the invoice may have been changed since',
  'invoicings .list.invoiceNo': 'an invoice for fees is a row of its list and a file',
  '.application.invoiceNo': 'an invoice for fees is a row of its list and a file',
  '.voucher.receiptNo': 'the paper itself',
  '/owed .drawNo': 'asked by the page of the loan',
  '/notice/:pkApply .redeemNo': 'asked by the page of the batch',
  '.claim.claimNo': 'its pkApply is that statement',
  '.lastFailure.redeemNo': 'its pkApply is that batch',
  '.failure.redeemNo': 'its pkApply is that batch',
  '.batch.redeemNo': 'its pkApply is that batch',
  'redeems .list.redeemNo': 'the pkApply of a payment is its batch',
  'lines/:pkLine .redeemNo': 'the pkApply of a payment is its batch',
  '/support/:pkApply .payload.sourceNo': 'the application of another enterprise',
  '.pack.packNo': 'its pkApply is that pack',
}

/** Each object of an answer, by its path. */
function objectsOf({ data }: Endpoint): [path: string, shape: Record<string, z.ZodMiniType>][] {
  const seen = new Set<unknown>()
  const walk = (schema: z.ZodMiniType, path: string): [string, Record<string, z.ZodMiniType>][] => {
    const { shape, element, innerType, options = [] } = schema._zod.def as unknown as Walked
    if (shape !== undefined) {
      if (seen.has(schema)) return []
      seen.add(schema)
      return [[path, shape], ...Object.entries(shape).flatMap(([key, part]) => walk(part, `${path}.${key}`))]
    }
    return [element, innerType, ...options].flatMap((part) => (part === undefined ? [] : walk(part, path)))
  }
  return walk(data, '')
}

test('beside every number that an endpoint answers stand the keys by which its page is found', async () => {
  const asked = (await contractEndpoints()).filter(({ method, binary }) => method === 'GET' && !binary)
  const lacking = asked.flatMap((endpoint) =>
    objectsOf(endpoint).flatMap(([path, shape]) =>
      Object.keys(shape).flatMap((name) => {
        if (!isNumberTerm(name)) return []
        const keys = numberKeys[name]
        return keys.length === 0 || keys.some((key) => key in shape) ? [] : [`${callOf(endpoint)} ${path}.${name}`]
      }),
    ),
  )
  expect(lacking.filter((place) => !Object.keys(unkeyed).some((end) => place.endsWith(end)))).toEqual([])
})

test('no number in a row has a key whose page refuses the reader of the row', { timeout: 900_000 }, async () => {
  const { services, close } = await createTestApp()
  try {
    expect(await refusedNumbers(services.database, services.clock, 100)).toEqual([])
  } finally {
    await close()
  }
})
