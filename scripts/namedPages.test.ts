import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '../portal/src/routes/routes.ts'
import { menuRows } from '../server/src/seed/menuRows.ts'

const repository = `${import.meta.dirname}/..`
const read = (path: string) => readFileSync(`${repository}/${path}`, 'utf8')
const texts = globSync(['portal/src/locales/zh-CN/*.ts', 'contract/src/*.ts', 'server/src/seed/helpsZh.ts'], {
  cwd: repository,
  exclude: (path) => path.endsWith('.test.ts'),
}).map((path) => [path, read(path)] as const)

/** Pages of the menus that this version does not have: the portal offers none of them. */
const there: readonly string[] = routes.map(({ path }) => path)
const names = menuRows.flatMap(({ rows }) => rows.filter(({ path }) => !there.includes(path)).map(({ name }) => name))
/** What sends somebody to a page: “产品中心”, 在产品中心, 前往产品中心. */
const sends = (text: string, name: string) =>
  [`“${name}”`, `在${name}`, `到${name}`, `往${name}`].some((way) => text.includes(way))

test('no text sends anybody to a page that does not exist: the way out is one that is there today', () => {
  expect([there.length > 10, texts.length > 20]).toEqual([true, true])
  const lost = texts.flatMap(([path, text]) =>
    names.filter((name) => sends(text, name)).map((name) => `${path}: ${name}`),
  )
  expect(lost).toEqual([])
})

test('and such a text would be found', () => {
  expect(sends('请先在供应商管理中新增', '供应商管理')).toBe(true)
  expect(sends('请在“产品中心”开通', '产品中心')).toBe(true)
  expect(sends('供应商', '供应商管理')).toBe(false)
})
