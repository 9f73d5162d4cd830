import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from './jsonBody.ts'

const read = (text: string) => readJson(Buffer.from(text))

test('any JSON that a call may send reads as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (text) => {
      const wanted = JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
      expect(read(text)).toEqual(wanted)
    }),
  )
})

test('no body is nothing; what is no JSON is a bad request', () => {
  expect([readJson(undefined), read('')]).toEqual([undefined, undefined])
  for (const text of ['{', '"', '"\\"', '[1,]', 'nothing', '{"a":1}}', '\u0000'])
    expect(() => read(text)).toThrow(expect.objectContaining({ statusCode: 400 }))
})

test('more values or more depth than any call takes is a bad request, before it is parsed', () => {
  for (const text of [`[${'0,'.repeat(500_000)}0]`, `${'['.repeat(33)}${']'.repeat(33)}`, '['.repeat(500_000)])
    expect(() => read(text)).toThrow(expect.objectContaining({ statusCode: 400 }))
  // Brackets and commas of a text are its own.
  const texts = { a: '[{,'.repeat(200_000), b: '\\"[', c: '\\' }
  expect(read(JSON.stringify(texts))).toEqual(texts)
})

test('a prototype in a body is left out', () => {
  expect(read('{"a":{"__proto__":{"isAdmin":true}},"b":1}')).toEqual({ a: {}, b: 1 })
  expect(read('{"\\u005f_proto__":{"isAdmin":true}}')).toEqual({})
})
