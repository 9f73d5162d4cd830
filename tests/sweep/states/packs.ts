import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { dialog, press } from './steps.ts'

/** Whose packs are looked at: those of a supplier. */
const as = 'SO'

/** Opens a page of the first pack in this state; `pack`: one that the seed names. */
async function open(page: Page, path: string, state: string, pack: string | RegExp = /./): Promise<void> {
  await page.goto(`credit/finance-data/index/finance?state=${state}`)
  const row = page.getByRole('row').filter({ hasText: pack, has: page.getByRole('rowheader') })
  const href = (await row.getByRole('rowheader').getByRole('link').first().getAttribute('href')) ?? ''
  await page.goto(`credit/finance-data/${path}?id=${new URL(href, page.url()).searchParams.get('id')}`)
  await page.locator('main [aria-busy=false]').first().waitFor()
}

export const detail: State[] = [
  { name: 'to be completed', as, reach: (page) => open(page, 'detail', 'DRAFT') },
  {
    name: 'submission asked',
    as,
    async reach(page) {
      await open(page, 'detail', 'RETURNED')
      await press(page, 'button', '提交资料')
      await dialog(page)
    },
  },
]

const begun = '十二月融通资料'

export const contract: State[] = [
  {
    name: 'several',
    as,
    async reach(page) {
      await open(page, 'upload/contract', 'DRAFT', begun)
      await press(page, 'button', '添加合同')
      await page.getByRole('heading', { name: '合同 2' }).waitFor()
    },
  },
  {
    name: 'leaving asked',
    as,
    async reach(page) {
      await open(page, 'upload/contract', 'DRAFT', begun)
      await page.getByRole('textbox', { name: '合同名称', exact: true }).fill('年度合同')
      await press(page, 'link', '返回资料详情')
      await dialog(page)
    },
  },
]

export const invoice: State[] = [
  {
    name: 'chosen',
    as,
    async reach(page) {
      await open(page, 'upload/invoice', 'DRAFT', begun)
      await page
        .getByRole('checkbox', { name: /^选择 发票/, disabled: false })
        .first()
        .press('Space')
      await press(page, 'button', '选用 1 张')
      await page.getByRole('button', { name: /^移除/ }).waitFor()
    },
  },
  { name: 'waits for a contract', as, reach: (page) => open(page, 'upload/invoice', 'DRAFT', '新年度框架资料') },
]

export const success: State[] = [
  { name: 'sent', as, reach: (page) => open(page, 'upload/success', 'PENDING_PLATFORM') },
]
