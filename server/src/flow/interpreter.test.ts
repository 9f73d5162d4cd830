import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessTypes } from '@jinpiao/contract/flow'
import { expect, test } from 'vitest'

test('0012: the interpreter names no business type', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const named = files.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    return businessTypes.flatMap((type) => (source.includes(`'${type}'`) ? [`${file} ${type}`] : []))
  })
  // There it is the answer of a recipient.
  expect(named).toEqual(['answers.ts ACCEPT', 'business.ts ACCEPT'])
})
