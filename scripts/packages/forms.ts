import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright'

/** What the browser is to send: canonical values, whatever the boxes show. */
const sent = [
  ['company', '江城精铸'],
  ['note', '按合同'],
  ['password', ' p w '],
  ['phone', '13800138000'],
  ['code', '123456'],
  ['idCard', '11010519491231002X'],
  ['account', '6222020200112233445'],
  ['amount', '1234567.89'],
  ['days', '90'],
  ['due', '2026-01-01'],
  ['range-from', '2026-01-01'],
  ['range-to', '2026-01-31'],
  ['words', '金票'],
  ['way', 'finance'],
  ['supplier', 'transfer'],
  ['answer', 'pass'],
  ['posts', 'operator'],
  ['posts', 'query'],
  ['agreed', 'yes'],
  ['sms', 'on'],
  ['view', 'chart'],
  ['contract', 'f1'],
]

/** Uses the form as people do. One sentence for each thing that is not as it should be. */
export async function checkNative(page: Page): Promise<string[]> {
  const amount = page.getByLabel('融资金额（元）')
  const due = page.getByLabel('到期日')
  await amount.fill('5')
  await due.fill('2026-2-1')
  await page.getByRole('radio', { name: '退回' }).check({ force: true })
  await page.getByRole('button', { name: '重置' }).click()
  const shown = [await amount.inputValue(), await due.inputValue()]
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.waitForURL('**/sent*')
  const got = [...new URL(page.url()).searchParams]
  return [
    ...differs('a native form after its reset shows', shown, ['1,234,567.89', '2026-01-01']),
    ...differs('a native form sends', got, sent),
  ]
}

/** The same of a form of react-hook-form, and whether the links of its errors reach what they name. */
export async function checkHook(page: Page): Promise<string[]> {
  const send = page.getByRole('button', { name: '提交', exact: true })
  const focused = () => page.locator(':focus').getAttribute('id')
  await send.click()
  const reached: boolean[] = []
  for (const [link, role] of [
    ['请输入融资金额', 'textbox'],
    ['请选择用途', 'button'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    const control = page.getByRole(role, { name: role === 'textbox' ? '融资金额（元）' : /用途/ })
    reached.push((await focused()) === (await control.getAttribute('id')))
  }
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: '融资' }).click()
  await page.getByLabel('融资金额（元）').fill('1,234,567.89')
  await send.click()
  const data: unknown = JSON.parse((await page.locator('output').textContent()) || '{}')
  const expected = {
    company: '江城精铸',
    note: '按合同',
    password: 'pw',
    phone: '13800138000',
    code: '123456',
    idCard: '11010519491231002X',
    account: '6222020200112233445',
    amount: '1234567.89',
    days: '90',
    due: '2026-01-01',
    range: { from: '2026-01-01', to: '2026-01-31' },
    words: '金票',
    way: 'finance',
    supplier: 'transfer',
    answer: 'pass',
    posts: ['operator'],
    agreed: true,
    sms: false,
    view: 'chart',
    contract: [{ id: 'f1', name: '合同.pdf', size: 2048 }],
  }
  return [
    ...differs('the links of the errors reach their controls', reached, [true, true]),
    ...differs('a form of react-hook-form sends', data, expected),
  ]
}

const differs = (what: string, got: unknown, expected: unknown): string[] =>
  isDeepStrictEqual(got, expected) ? [] : [`${what} ${JSON.stringify(got)}, not ${JSON.stringify(expected)}`]
