import type { Endpoint } from '@jinpiao/contract/endpoint'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { keepRegisterTicket } from '#portal/session/registerTicket.ts'
import Register from './Register.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))
vi.mock('#portal/session/entryCalls.ts', async (original) => ({
  ...(await original<object>()),
  encrypted: async () => ({}),
}))

const mobile = '13900009066'
const creditCode = '91430100MA0000906Q'
const found = { corpName: '云栖紧固件有限公司', legalPersonName: '范思齐', scale: '小型' }
const file = { name: '执照.png', sha256: 'a'.repeat(64), size: 9, mime: 'image/png', uploadedAt: '2026-11-27' }
let files = 0
const refusal = '邀请码无效或已使用，没有邀请码的企业请先申请白名单'
/** What the register of companies answers. */
let lookup: () => unknown

beforeEach(() => {
  lookup = () => ({ found, isOwn: false, pendingNo: null })
  call.mockImplementation(async ({ path }: Endpoint) => {
    if (path.endsWith('/corp-lookup')) return lookup()
    if (path.endsWith('/invitation')) return { ...found, creditCode, coreName: '华岳重工股份有限公司' }
    if (path.endsWith('/files')) return { ...file, pkFile: `file-${(files += 1)}` }
    if (path === '/corp/v1/registers') throw new BusinessError('02000113', refusal)
    throw new Error(`not asked here: ${path}`)
  })
  keepRegisterTicket({ ticket: 't', mobile, isKnown: false, expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
})
afterEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const goOn = () => page.getByRole('button', { name: '下一步' }).click()

async function toCorp() {
  await mountPage(<Register />)
  await box('姓名').fill('范知秋')
  await box('身份证号').fill('430199198301020085')
  await box('登录密码').fill('Yunqi@2026')
  await goOn()
  await expect.element(page.getByRole('heading', { name: /企业信息$/ })).toHaveFocus()
}

test('product §4.1: a credit code fills in what is empty, and takes nothing away that was typed', async () => {
  await toCorp()
  await box('法定代表人').fill('范某')
  await box('统一社会信用代码').fill(creditCode.toLowerCase())
  await expect.element(box('企业名称')).toHaveValue(found.corpName)
  await expect.element(page.getByRole('button', { name: /企业规模/ })).toHaveTextContent('小型')
  await expect.element(box('法定代表人')).toHaveValue('范某')
})

test('spec §2: an enterprise that has its user already leads to /error-page/authorized', async () => {
  lookup = () => ({ found, isOwn: true, pendingNo: null })
  await toCorp()
  await box('统一社会信用代码').fill(creditCode)
  await expect.element(page.getByRole('link', { name: '登录该企业' })).toHaveAttribute('href', '/error-page/authorized')
  await goOn()
  await expect.element(page.getByRole('link', { name: '您已是该企业的用户，请直接登录' })).toBeVisible()
})

test('H2: a ticket that is over leads back to the number, and what was typed stays', async () => {
  lookup = () => {
    throw new BusinessError('01000112', '注册验证已过期，请重新验证手机号')
  }
  await toCorp()
  await box('企业名称').fill(found.corpName)
  await box('统一社会信用代码').fill(creditCode)
  await expect.element(page.getByRole('heading', { name: /： 验证手机号$/ })).toHaveFocus()
  await expect.element(page.getByRole('region', { name: '注册验证已过期，请重新验证手机号' })).toBeVisible()
  await expect.element(box('手机号')).toHaveValue(mobile)
  expect(sessionStorage.getItem('jinpiao.register.ticket')).toBeNull()
  expect(JSON.stringify(localStorage)).toContain(found.corpName)
})

test('spec §4: the browser keeps a draft of the number, without ID number and password', async () => {
  await toCorp()
  await userEvent.keyboard('{Tab}')
  await box('企业名称').fill(found.corpName)
  const kept = JSON.stringify(localStorage)
  expect(kept).toContain(found.corpName)
  for (const secret of ['430199198301020085', 'Yunqi@2026']) expect(kept).not.toContain(secret)
})

test.each([
  ['/cv3/register', '下一步', undefined],
  ['https://join.example/', undefined, 'https://join.example/'],
  ['', undefined, undefined],
])(
  'spec §3: registerUrl %j: the form of this page, the way to another, or whom to call',
  async (said, button, href) => {
    await mountPage(<Register />, new QueryClient(), { registerUrl: said })
    await expect.poll(() => page.getByRole('heading', { level: 1 }).elements().length).toBe(1)
    expect(page.getByRole('button', { name: '下一步' }).elements()).toHaveLength(button === undefined ? 0 : 1)
    const hrefs = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(hrefs.filter((each) => each?.startsWith('https:'))).toEqual(href === undefined ? [] : [href])
    expect(page.getByText(/400-111-5318/).elements().length > 0).toBe(button === undefined)
  },
)

test('what the server refuses on the check page is a link to where it is mended', async () => {
  await toCorp()
  await box('邀请码').fill('YUNQI2026001')
  await expect.element(box('企业名称')).toHaveValue(found.corpName)
  await box('法定代表人').fill('范思齐')
  await box('法人身份证号').fill('430199198301020085')
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
  expect(inputs).toHaveLength(3)
  for (const input of inputs) await userEvent.upload(input, new File(['picture'], file.name, { type: file.mime }))
  await expect.poll(() => files).toBe(3)
  await expect.poll(() => page.getByText(file.name).elements().length).toBeGreaterThanOrEqual(3)
  await goOn()
  await expect.element(page.getByRole('heading', { name: /核对并提交$/ })).toHaveFocus()
  for (const name of ['平台服务协议', '隐私政策']) {
    await page.getByRole('button', { name: `查看《${name}》` }).click()
    await page.getByRole('button', { name: '已阅读并同意' }).click()
  }
  await page.getByRole('button', { name: '提交注册' }).click()
  await expect.element(page.getByRole('link', { name: refusal })).toHaveAttribute('href', '/register/white-list/apply')
})
