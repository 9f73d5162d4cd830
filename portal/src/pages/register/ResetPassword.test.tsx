import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import ResetPassword from './ResetPassword.tsx'

const { resetPassword, setFirstPassword, navigate, place } = vi.hoisted(() => ({
  resetPassword: vi.fn(),
  setFirstPassword: vi.fn(),
  navigate: vi.fn(),
  place: { pathname: '/', search: '', hash: '', state: null, key: '' },
}))
vi.mock('#portal/session/entryCalls.ts', () => ({ resetPassword, setFirstPassword }))
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useNavigate: () => navigate,
  useLocation: () => place,
}))
beforeEach(() => {
  vi.clearAllMocks()
})

async function send() {
  const { main } = await mountPage(<ResetPassword />)
  const typed = ['江城精铸有限公司', '13800000401', '123456', '123456', 'Jinpiao@2027']
  for (const [index, input] of [...main.querySelectorAll('input')].entries()) {
    await page.elementLocator(input).fill(typed[index] ?? '')
  }
  await page.elementLocator(main.querySelector('button[type=submit]') as Element).click()
  return main
}

test('product §4.1: a new password leads to the login, which says so', async () => {
  resetPassword.mockResolvedValue(undefined)
  await send()
  await expect.poll(() => navigate.mock.calls).toEqual([['/login?reset=1']])
})

test('spec §8: what the server refuses is said in its words, and nothing that was typed is lost', async () => {
  resetPassword.mockRejectedValue(new BusinessError('01000103', '短信验证码不正确或已过期，请重新获取'))
  const main = await send()
  await expect.element(page.getByText('短信验证码不正确或已过期，请重新获取')).toBeVisible()
  expect(main.querySelector('input')?.value).toBe('江城精铸有限公司')
  expect(navigate).not.toHaveBeenCalled()
})

test('a one-time link asks for the password alone, and a refused one says what to do', async () => {
  const token = 'k'.repeat(43)
  place.hash = `#${token}`
  onTestFinished(() => {
    place.hash = ''
  })
  const { main } = await mountPage(<ResetPassword />)
  await expect.element(page.getByRole('heading', { name: '设置密码' })).toBeVisible()
  const [input, ...others] = [...main.querySelectorAll('input')]
  expect(others).toEqual([])
  const submit = page.elementLocator(main.querySelector('button[type=submit]') as Element)
  await page.elementLocator(input as Element).fill('short')
  await submit.click()
  expect(setFirstPassword).not.toHaveBeenCalled()
  setFirstPassword.mockRejectedValueOnce(new BusinessError('01000119', '该链接已使用或已过期，请联系平台重新获取'))
  await page.elementLocator(input as Element).fill('Jinpiao@2027')
  await submit.click()
  await expect.element(page.getByText('该链接已使用或已过期，请联系平台重新获取')).toBeVisible()
  setFirstPassword.mockResolvedValue(undefined)
  await submit.click()
  await expect.poll(() => navigate.mock.calls).toEqual([['/login?reset=1']])
  expect(setFirstPassword.mock.lastCall).toEqual([token, 'Jinpiao@2027'])
})
