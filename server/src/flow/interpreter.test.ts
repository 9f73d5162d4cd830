import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessTypes } from '@jinpiao/contract/flow'
import { expect, test } from 'vitest'

test('0012: the interpreter names no business type', () => {
  const own = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const files = [...own, '../queries/todos.ts', '../domain/stations.ts', '../jobs/maturity.ts']
  const named = files.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    // As a word of its own, or as the beginning of a name: 'TRANSFER_CLOSES'. ISSUE_CANCEL is not ISSUE.
    return businessTypes.flatMap((type) => (new RegExp(`'${type}(?:'|_CLOS)`).test(source) ? [`${file} ${type}`] : []))
  })
  // There it is the answer of a recipient.
  expect(named).toEqual(['answers.ts ACCEPT', 'business.ts ACCEPT'])
})
