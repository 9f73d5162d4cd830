import type { State } from '../state.ts'
import { dialog, press } from './steps.ts'

export const suppliers: State[] = [
  {
    name: 'added, refused',
    async reach(page) {
      await press(page, 'button', '新增供应商')
      await dialog(page)
      await press(page, 'button', '新增')
      await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'edited',
    async reach(page) {
      await press(page, 'button', /^编辑/)
      await dialog(page)
      await page.locator('[role=dialog] input').first().waitFor()
    },
  },
  {
    name: 'stopping asked',
    async reach(page) {
      await press(page, 'button', /^停用/)
      await dialog(page)
    },
  },
  {
    name: 'one of them',
    async reach(page) {
      await page.getByRole('rowheader').getByRole('link').first().press('Enter')
      await page.locator('main dl').first().waitFor()
    },
  },
  {
    name: 'import',
    async reach(page) {
      await press(page, 'link', '导入表格')
      await page.getByRole('heading', { level: 1, name: '导入表格' }).waitFor()
    },
  },
]

/** By quarter, with one other enterprise: without a balance. */
export const statistics: State[] = [
  {
    name: 'numbers shown',
    async reach(page) {
      await press(page, 'button', /^查看数据表/)
      await page.locator('main table').nth(1).waitFor()
    },
  },
]
