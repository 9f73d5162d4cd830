import type { Page } from '@playwright/test'
import type { State } from '../states.ts'
import { failed, loading, noMatch, selected } from './common.ts'
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

export const limits: State[] = [noMatch, columns, exported]
export const receipts: State[] = [noMatch, selected, opened('one receipt', /凭证/)]

/** The page is reached from the list: without a limit it only says so. */
async function openLimit(page: Page, prepare?: State['prepare']): Promise<void> {
  await page.goto('my/limit/query')
  const link = page.getByRole('rowheader').getByRole('link').first()
  await link.waitFor()
  await prepare?.(page)
  await link.press('Enter')
  await page.waitForURL(/my\/limit\/detail/)
}

/** A state of the detail, from its list on. */
const ofDetail = ({ prepare, reach, ...state }: State): State => ({
  ...state,
  async reach(page) {
    await openLimit(page, prepare)
    await reach(page)
  },
})

export const limit: State[] = [
  {
    name: 'one limit',
    async reach(page) {
      await openLimit(page)
      await page.getByRole('rowheader').first().waitFor()
    },
  },
  ofDetail(loading),
  ofDetail(failed),
]
