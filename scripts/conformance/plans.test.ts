import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../run.ts'
import { plansOf, readContracts } from './contracts.ts'

/** Components that pages use; every journey walks through pages of the portal. */
function usedComponents(): Set<string> {
  const files = globSync('portal/src/**/*.{ts,tsx}', { cwd: repository }).filter((file) => !/\.test\.tsx?$/.test(file))
  const sources = files.map((file) => readFileSync(join(repository, file), 'utf8'))
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/from '@jinpiao\/ui-kit\/([A-Z]\w+)'/g)].flatMap(([, name]) => name ?? []),
    ),
  )
}

test('every component that a page uses has a plan for Orca', async () => {
  const used = usedComponents()
  const contracts = (await readContracts()).filter(({ component }) => used.has(component))
  expect(contracts.length).toBeGreaterThan(20)
  const without = contracts.filter((contract) => plansOf(contract).length === 0)
  expect(without.map(({ component }) => component)).toEqual([])
})

test('a plan asks for something to be heard', async () => {
  const contracts = await readContracts()
  const deaf = contracts.flatMap((contract) =>
    plansOf(contract)
      .filter(({ plan: { hears, steps, once } }) => !hears && !once && steps.every((step) => !step.hears))
      .map(({ id }) => `${contract.component}/${id}`),
  )
  expect(deaf).toEqual([])
})
