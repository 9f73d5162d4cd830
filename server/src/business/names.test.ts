import { globSync, readFileSync } from 'node:fs'
import { terms } from '@jinpiao/contract/terms'
import { expect, test } from 'vitest'

const names = new Set<string>(Object.values(terms).flatMap(({ name }) => name))
/** Quoted texts that are the name of a term. */
const written = (source: string) => [...source.matchAll(/(['"`])(.*?)\1/g)].map(([, , text = '']) => text)
const termsIn = (source: string) => written(source).filter((text) => names.has(text))

test('0012: the server takes the name of a field from its term', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: (path) => path.endsWith('.test.ts') })
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => termsIn(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
  expect(found).toEqual([])
  expect(termsIn("label: '接收方',")).toEqual(['接收方'])
})
