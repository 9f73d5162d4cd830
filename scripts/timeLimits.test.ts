import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const repository = `${import.meta.dirname}/..`
const paths = globSync('{ui-kit,portal,server,stories}/**/*.{test.ts,test.tsx,a11y.ts}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|dist|artifacts)$/.test(path),
})

/** What a test waits for at most where it says nothing (`vitest.config.ts`): a guard against standing still. */
const usual = 15_000

test('no test waits less than all others do: on a busy machine what takes a second takes five', () => {
  expect(paths.length).toBeGreaterThan(300)
  const short = paths.flatMap((path) =>
    [...readFileSync(`${repository}/${path}`, 'utf8').matchAll(/\.poll\([^;]*?timeout: ([\d_]+)/g)]
      .filter(([, limit = '']) => Number(limit.replaceAll('_', '')) < usual)
      .map(([, limit]) => `${path}: ${limit} ms`),
  )
  expect(short).toEqual([])
})
