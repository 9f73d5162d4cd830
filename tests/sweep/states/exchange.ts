import type { State } from '../state.ts'
import { selected } from './common.ts'
import { dialog, openTab, press, tab } from './steps.ts'

/** As the operator, who reports payments and applies for invoices. */
const as = 'SO'

/** 缴费账单. */
export const bills: State[] = [
  {
    name: 'one bill',
    as,
    async reach(page) {
      await page.getByRole('rowheader').getByRole('link').first().press('Enter')
      await page.getByRole('heading', { level: 1, name: /^账单 ZD/ }).waitFor()
    },
  },
  {
    name: 'payment reported without anything',
    as,
    async reach(page) {
      await press(page, 'button', /^登记缴费/)
      await dialog(page)
      await press(page, 'button', '提交登记')
      await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
    },
  },
  { ...tab('已缴'), as },
  {
    name: 'paid ones selected',
    as,
    async reach(page) {
      await openTab(page, '已缴')
      await selected.reach(page)
    },
  },
]

/** 发票管理. */
export const feeInvoices: State[] = [
  {
    name: 'sent by mail',
    as,
    async reach(page) {
      await press(page, 'button', /^发送到邮箱/)
      await dialog(page)
    },
  },
]

/** 开票信息. */
export const billingInfo: State[] = [
  {
    name: 'tax number wrong',
    as,
    async reach(page) {
      await page.getByRole('textbox', { name: '税号' }).fill('12')
      await press(page, 'button', '保存')
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]

/** 开票申请. */
export const invoicing: State[] = [
  {
    name: 'bills of several parties',
    as,
    async reach(page) {
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.press('Space')
      await page.getByText(/将拆分为 \d 份申请/).waitFor()
    },
  },
]

/** The fee of an exchange: reported, not found, to be paid back. */
export const payments: State[] = [
  tab('已退回'),
  {
    name: 'report refused without receipt',
    async reach(page) {
      await press(page, 'button', /^登记付款/)
      await dialog(page)
      await press(page, 'button', '提交登记')
      await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
    },
  },
]

export const paymentDetail: State[] = [
  {
    name: 'one not chosen',
    async reach(page) {
      await page.goto(page.url().replace(/\?.*$/, ''))
      await page.getByRole('link', { name: '前往付款管理' }).waitFor()
    },
  },
]

export const exchangeIndex: State[] = [
  {
    name: 'one exchange with its bill',
    async reach(page) {
      await page.getByRole('row').filter({ hasText: '已完成' }).getByRole('link').first().click()
      await page.getByText('票据号码').first().waitFor()
    },
  },
]
