import type { Page } from '@playwright/test'
import type { State } from '../states.ts'
import { dialog, failed, loading, press, tab } from './steps.ts'

async function openApplication(page: Page): Promise<void> {
  await page.getByRole('rowheader').getByRole('link').first().press('Enter')
  await page.getByRole('heading', { level: 1, name: /SQ/ }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}

const detail: State = { name: 'application', reach: openApplication }

const ask = (name: string, button: string): State => ({
  name,
  async reach(page) {
    await openApplication(page)
    await press(page, 'button', button)
    await dialog(page)
  },
})

const signing = (button: string): State => ({
  name: 'signing',
  async reach(page) {
    await openApplication(page)
    await press(page, 'button', button)
    await page.getByRole('textbox', { name: 'UKEY 密码' }).waitFor()
  },
})

const selected: State = {
  name: 'applications selected',
  async reach(page) {
    await press(page, 'checkbox', /^选择 申请/)
    await page.getByRole('button', { name: '退回修改' }).first().waitFor()
  },
}

const moreFilters: State = {
  name: 'more filters',
  async reach(page) {
    await press(page, 'button', '更多条件')
    await page.getByLabel('经办人').waitFor()
  },
}

const nothingFound: State = {
  name: 'nothing found',
  async reach(page) {
    await page.getByRole('searchbox', { name: '申请编号' }).fill('SQ00000000000000')
    await page.getByRole('searchbox', { name: '申请编号' }).press('Enter')
    await page.getByRole('button', { name: /清空/ }).last().waitFor()
  },
}

const queue = /\/pending\/credits\/issue\?/

export const directorApprove: State[] = [
  selected,
  moreFilters,
  nothingFound,
  tab('全部'),
  detail,
  ask('reason', '退回修改'),
  {
    name: 'reason refused',
    async reach(page) {
      await openApplication(page)
      await press(page, 'button', '拒绝')
      await dialog(page)
      await page.locator('[role=dialog] button[type=submit]').press('Enter')
      await page.locator('[role=dialog] [aria-invalid=true]').waitFor()
    },
  },
  signing('复核通过'),
  loading(queue),
  failed(queue),
]

export const finalApprove: State[] = [detail, signing('终审通过并签发')]
