import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as credits from '@jinpiao/contract/credits'
import * as issue from '@jinpiao/contract/issue'
import * as limits from '@jinpiao/contract/limits'
import * as suppliers from '@jinpiao/contract/suppliers'
import * as todos from '@jinpiao/contract/todos'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { parseInput } from './validation.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'summary' in value
const endpoints = [credits, issue, limits, suppliers, todos].flatMap((area) =>
  Object.values(area as object).filter(isEndpoint),
)

/** What a number may mean on the wire; everything else with a value in yuan is a text. */
const counting = /^(page|pageSize|count|version|daysRemaining|tenorDays|waitingHours|size|line|row|anyOf|items)$/

function numbersIn(schema: unknown, path: readonly string[]): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type } = schema as { type?: unknown }
  const own = type === 'number' || type === 'integer' ? [path.at(-1) ?? ''] : []
  return [...own, ...Object.entries(schema).flatMap(([key, value]) => numbersIn(value, nameIn(path, key)))]
}
/** Structural words of JSON Schema are no field names. */
const nameIn = (path: readonly string[], key: string) =>
  /^(properties|items|anyOf|oneOf|allOf|\d+|\$defs)$/.test(key) ? path : [...path, key]

describe('I27, T9: money on the wire', () => {
  test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
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

  test('takes one value of a repeated parameter and several (spec §7)', () => {
    const query = (state: unknown) => parseInput(credits.listCredits.query, { state }, 'zh-CN').state
    expect([query(undefined), query('HELD'), query(['HELD', 'DUE'])]).toEqual([[], ['HELD'], ['HELD', 'DUE']])
  })
})
