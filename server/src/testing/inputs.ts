import * as fc from 'fast-check'
import * as z from 'zod/mini'

interface Json {
  type?: string
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  minItems?: number
  maxItems?: number
  anyOf?: Json[]
  allOf?: Json[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
}

/** What has broken servers: characters that a database does not keep, days without a next one, numbers out of range. */
const odd = fc.oneof(
  fc.constantFrom<unknown>('\0', 'a\0b', '1\0', '2026-11-21\0'),
  fc.constantFrom<unknown>('9999-12-31', '0000-01-01', '2026-02-30', '1e308', '-1', '0', '1,2', ',', '', ' '),
  fc.constantFrom<unknown>('\ud800', '\udfff', '\u0085', '%', '_', '\\', "'", '__proto__', 'x'.repeat(5000)),
  fc.constantFrom<unknown>(0, -0, -1, 0.5, 1e308, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63)),
  fc.constantFrom<unknown>(null, true, [], {}, ['\0'], [[]], { '\0': '\0' }),
)

/**
 * Values as the schema wants them, `known` ones among them, most of them with something odd in one place: in two places,
 * the first would be refused and hide the second.
 */
export function inputsFor(schema: z.ZodMiniType, known: readonly string[]): fc.Arbitrary<unknown> {
  const value = wanted(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, known)
  const changed = fc.tuple(value, fc.nat(), odd).map(([from, at, to]) => {
    const places = placesIn(from)
    return places.length === 0 ? to : replaced(from, places[at % places.length] ?? [], to)
  })
  return fc.oneof({ weight: 1, arbitrary: value }, { weight: 4, arbitrary: changed })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Where each text, number and yes or no stands. */
const placesIn = (value: unknown): string[][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        isObject(each) && Object.keys(each).length > 0 ? placesIn(each).map((path) => [key, ...path]) : [[key]],
      )
    : []

function replaced(value: unknown, [key, ...path]: readonly string[], by: unknown): unknown {
  if (key === undefined || !isObject(value)) return by
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? replaced(each, path, by) : each))
  return { ...value, [key]: replaced(value[key], path, by) }
}

function wanted(schema: Json, known: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => wanted(each, known)))
  const { type, properties, items } = schema
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([name, each]) => [name, wanted(each, known)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
  }
  if (type === 'array' && items)
    return fc.array(wanted(items, known), { minLength: schema.minItems ?? 0, maxLength: 3 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 9, 2 ** 31) })
  if (type === 'string') return textOf(schema, known)
  return fc.jsonValue()
}

function textOf({ pattern, allOf = [] }: Json, known: readonly string[]): fc.Arbitrary<string> {
  const form = pattern ?? allOf.find((each) => each.pattern !== undefined)?.pattern
  const some = known.filter((text) => form === undefined || new RegExp(form, 'u').test(text))
  // fast-check reads no `\u{10FFFF}`, which only the form of free text has.
  const isFree = form === undefined || form.includes('{10FFFF}')
  const free = isFree ? fc.string({ unit: 'grapheme' }) : fc.stringMatching(new RegExp(form, 'u'))
  return some.length === 0 ? free : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...some) }, free)
}
