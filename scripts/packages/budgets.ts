import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { repository } from '../run.ts'

/** Gzipped KB (1000 bytes) over React that each entry may cost by itself, with everything it brings along. */
export type Budgets = Readonly<Record<string, number>>

export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(join(repository, 'ui-kit', 'budgets.json'), 'utf8')) as Budgets

/** What an application pays that uses this entry alone: minified, gzipped, without React, styles not counted. */
export async function entryKb(entry: string): Promise<number> {
  const bundle = await rolldown({
    input: join(repository, 'ui-kit', 'dist', 'node', entry, `${entry}.js`),
    external: /^react(-dom)?(\/|$)/,
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  return gzipSync(code, { level: 9 }).length / 1000
}

/** One sentence for each entry that is above its budget, has none, or whose budget is for nothing. */
export function overBudget(sizes: Readonly<Record<string, number>>, budgets: Budgets): string[] {
  const wrong = Object.entries(sizes).flatMap(([entry, kb]) => {
    const budget = budgets[entry]
    if (budget === undefined) return [`${entry} has no budget in ui-kit/budgets.json; it costs ${kb.toFixed(1)} KB`]
    return kb <= budget ? [] : [`${entry} costs ${kb.toFixed(1)} KB; its budget is ${budget} KB`]
  })
  const unknown = Object.keys(budgets).filter((entry) => !Object.hasOwn(sizes, entry))
  return [...wrong, ...unknown.map((entry) => `ui-kit/budgets.json has a budget for ${entry}, which is no entry`)]
}
