import { bodyLimitOf, MAX_BODY_BYTES } from '@jinpiao/contract/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contractEndpoints } from '../testing/endpoints.ts'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  maxLength?: number
  pattern?: string
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
}

/** Characters of Chinese have three bytes, of keys and digits one. */
const BYTES = { anything: 3, plain: 1 }

/** The bytes of the largest JSON that a schema takes; a text or list without an end is one of this many characters or things. */
function largest(schema: Schema): number {
  const { type, anyOf, maxItems = Number.POSITIVE_INFINITY, items = {}, properties = {} } = schema
  if (schema.const !== undefined || schema.enum)
    return Math.max(...(schema.enum ?? [schema.const]).map((one) => Buffer.byteLength(JSON.stringify(one))))
  if (anyOf) return Math.max(...anyOf.map(largest))
  if (type === 'string') return textBytes(schema)
  if (type === 'array') return 2 + maxItems * (largest(items) + 1)
  if (type === 'object')
    return 2 + Object.entries(properties).reduce((sum, [key, value]) => sum + key.length + 4 + largest(value), 0)
  return 20
}

function textBytes({ maxLength, pattern, allOf = [] }: Schema): number {
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined)
  const lengths = patterns.map(lengthOf).filter((length) => length !== undefined)
  const most = Math.min(...lengths, maxLength ?? Number.POSITIVE_INFINITY)
  return 2 + most * (lengths.length > 0 ? BYTES.plain : BYTES.anything)
}

/** `^[\w-]{1,64}$` is 64 characters; undefined where a part may repeat without an end. */
function lengthOf(pattern: string): number | undefined {
  if (/[^\\][*+]/.test(pattern)) return undefined
  const repeats = [...pattern.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, most]) => Number(most))
  return repeats.reduce((sum, most) => sum + most, 0) + pattern.replaceAll(/\{[\d,]+\}/g, '').length
}

const endpoints = await contractEndpoints()
const bodyOf = (body: z.ZodMiniType) => largest(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }) as Schema)

test('of a stranger no call reads more than 64 KB', () => {
  const open = endpoints.filter(({ permission }) => permission === 'anyone')
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter((one) => bodyLimitOf(one) > MAX_BODY_BYTES)).toEqual([])
})

test('whatever a schema takes fits into what is read of its call', () => {
  const tooLarge = endpoints
    .filter(({ body, large, multipart }) => body && !large && !multipart)
    .map((one) => ({
      path: `${one.method} ${one.path}`,
      limit: bodyLimitOf(one),
      largest: bodyOf(one.body as z.ZodMiniType),
    }))
    .filter(({ limit, largest: bytes }) => bytes > limit)
  expect(tooLarge).toEqual([])
})
