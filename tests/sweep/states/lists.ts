import type { State } from '../state.ts'
import { dialog, press } from './steps.ts'

/** The first row's own page. */
const opened = (name: string, heading: RegExp): State => ({
  name,
  async reach(page) {
    await page.getByRole('rowheader').getByRole('link').first().press('Enter')
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  },
})

const columns: State = {
  name: 'choice of columns',
  async reach(page) {
    await press(page, 'button', '选择列')
    await dialog(page)
  },
}

const exported: State = {
  name: 'export',
  async reach(page) {
    await press(page, 'button', '导出')
    await page.getByRole('menuitem').first().waitFor()
  },
}

export const limits: State[] = [columns, exported]
export const receipts: State[] = [opened('one receipt', /凭证/)]
