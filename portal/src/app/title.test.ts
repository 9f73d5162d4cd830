import { expect, it } from 'vitest'
import { routes as titles } from '#portal/locales/zh-CN/routes.ts'
import { shell } from '#portal/locales/zh-CN/shell.ts'
import { routes } from '#portal/routes/routes.ts'
import { documentTitle } from './title.ts'

const titleOf = ({ title, group }: (typeof routes)[number]) =>
  documentTitle({ page: titles[title], module: shell.groups[group], platform: '金票' })

it('accessibility §4: 页面 - 模块 - 平台', () => {
  expect(documentTitle({ page: '新增开立', module: '金票开立', platform: '金票' })).toBe('新增开立 - 金票开立 - 金票')
  expect(documentTitle({ page: '首页', module: '首页', platform: '金票' })).toBe('首页 - 金票')
  expect(documentTitle({ platform: '金票' })).toBe('金票')
})

it('accessibility §4: titles are unique', () => {
  const all = routes.map(titleOf)
  expect(new Set(all).size).toBe(all.length)
})
