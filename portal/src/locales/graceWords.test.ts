import { globSync, readFileSync } from 'node:fs'
import { GRACE_WORKING_DAYS } from '@jinpiao/contract/grace'
import { graceEn, graceZh } from '@jinpiao/contract/graceWords'
import { expect, test } from 'vitest'

const repository = `${import.meta.dirname}/../../..`

/** Lines of texts that name the grace; comments say nothing to a reader. */
const named = globSync(['portal/src/locales/**/*.ts', 'contract/src/**/*.ts'], {
  cwd: repository,
  exclude: (path) => path.endsWith('.test.ts') || /\/grace\w*\.ts$/.test(path),
}).flatMap((path) =>
  readFileSync(`${repository}/${path}`, 'utf8')
    .split('\n')
    .filter((line) => /宽限|\bgrace/.test(line) && !/^\s*(\/\/|\/\*|\*|import)/.test(line))
    .map((line) => `${path} ${line.trim()}`),
)

test('Q19: the grace is called by its length, which is the one that is counted', () => {
  for (const words of [graceZh, graceEn]) expect(words).toMatch(new RegExp(`\\b${GRACE_WORKING_DAYS}\\b`))
})

test('Q19: wherever the grace is named it is named so', () => {
  expect(named.filter((line) => !/graceZh|graceEn|graceUntil/.test(line))).toEqual([])
})
