import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { creditCodeOf } from '../seed/codes.ts'
import { callOf, contractEndpoints } from '../testing/endpoints.ts'

/** Every text of an input that is named as a credit code, wherever in it the text lies. */
function codesIn(schema: unknown, path: string): { path: string; schema: z.ZodMiniType }[] {
  const { def } = (schema as { def?: { type: string; shape?: object; element?: unknown; innerType?: unknown } }) ?? {}
  if (def?.shape !== undefined)
    return Object.entries(def.shape).flatMap(([key, each]) => codesIn(each, `${path}.${key}`))
  if (def?.element !== undefined) return codesIn(def.element, path)
  if (def?.innerType !== undefined) return codesIn(def.innerType, path)
  return /creditCode$/i.test(path) ? [{ path, schema: schema as z.ZodMiniType }] : []
}

/** A part of one is looked for; what is wrong with a supplier's is said by its rules, beside the rest of its row. */
const judgedElsewhere = /(GET \/corp\/v1\/(exports\/)?suppliers|POST \/corp\/v1\/suppliers) /

test('a credit code that is typed anywhere is right to its last character', async () => {
  const found = (await contractEndpoints()).flatMap((endpoint) =>
    [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) => codesIn(schema, `${callOf(endpoint)} `)),
  )
  const typed = found.filter(({ path }) => !judgedElsewhere.test(path))
  expect(typed.length).toBeGreaterThan(4)
  const code = creditCodeOf(1)
  const other = `${code.slice(0, 17)}${code.endsWith('7') ? '8' : '7'}`
  const wrong = typed.filter(({ schema }) => !z.safeParse(schema, code).success || z.safeParse(schema, other).success)
  expect(wrong.map(({ path }) => path)).toEqual([])
})
