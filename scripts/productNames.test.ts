import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productKinds } from '../contract/src/productKinds.ts'
import { articlesEn } from '../server/src/seed/helpsEn.ts'
import { articlesZh } from '../server/src/seed/helpsZh.ts'
import { repository } from './run.ts'

/** What is called so in Chinese, with all that it is called in English, and where. */
type Named = Map<string, Map<string, string>>

function note(named: Named, [chinese, english]: readonly [string, string], place: string): void {
  // In a sentence, or of several, it is the same name.
  named.get(chinese)?.set(english.toLowerCase().replace(/s$/, ''), place)
}

/** Pairs of the contract: `['金易贷', 'Own-credit loan']`, wherever they stand. */
function pairsOf(value: unknown, tell: (pair: readonly [string, string]) => void, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')) {
    tell(value as unknown as readonly [string, string])
    return
  }
  for (const each of Object.values(value)) pairsOf(each, tell, seen)
}

/** Texts of one place in both languages, key by key. */
function textsOf(chinese: unknown, english: unknown, tell: (pair: readonly [string, string]) => void): void {
  if (typeof chinese === 'string' && typeof english === 'string') return tell([chinese, english])
  if (typeof chinese !== 'object' || typeof english !== 'object' || chinese === null || english === null) return
  for (const [key, value] of Object.entries(chinese)) textsOf(value, (english as Record<string, unknown>)[key], tell)
}

test('a product has one name in English, in menus, titles, lists, messages and help', async () => {
  const named: Named = new Map(Object.values(productKinds).map(({ name: [chinese] }) => [chinese, new Map()]))
  for (const file of globSync('contract/src/**/*.ts', {
    cwd: repository,
    exclude: (path) => path.endsWith('.test.ts'),
  }))
    pairsOf(await import(`${repository}/${file}`), (pair) => note(named, pair, file))
  for (const file of globSync('portal/src/locales/zh-CN/*.ts', { cwd: repository })) {
    if (file.endsWith('texts.ts')) continue
    const other = file.replace('zh-CN', 'en-US')
    textsOf(await import(`${repository}/${file}`), await import(`${repository}/${other}`), (pair) =>
      note(named, pair, file),
    )
  }
  for (const [index, [, title]] of articlesZh.entries()) note(named, [title, articlesEn[index]?.[1] ?? ''], 'help')
  const several = [...named].filter(([, names]) => names.size > 1)
  expect(several.map(([chinese, names]) => [chinese, Object.fromEntries(names)])).toEqual([])
  expect(named.size).toBeGreaterThan(5)
})
