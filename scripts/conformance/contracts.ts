import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ComponentContract, Expectation, ListeningPlan } from '../../ui-kit/src/lib/contract.ts'
import { repository } from '../run.ts'

const kit = join(repository, 'ui-kit')

/** Every contract of the kit, in the order of its components' names. */
export async function readContracts(): Promise<ComponentContract[]> {
  const files = globSync('src/*/*.a11y.ts', { cwd: kit }).sort()
  const modules = await Promise.all(files.map(async (file) => import(pathToFileURL(join(kit, file)).href)))
  return modules.flatMap((module: Record<string, ComponentContract>) => Object.values(module))
}

/** An expectation that Orca can prove. */
export type Planned = Expectation & { plan: ListeningPlan }

export const plansOf = ({ expectations }: ComponentContract): Planned[] =>
  expectations.filter((expectation): expectation is Planned => expectation.plan !== undefined)
