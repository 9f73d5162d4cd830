import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import ResetPassword from './ResetPassword.tsx'

const { resetPassword, navigate } = vi.hoisted(() => ({ resetPassword: vi.fn(), navigate: vi.fn() }))
vi.mock('#portal/session/entryCalls.ts', () => ({ resetPassword }))
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useNavigate: () => navigate,
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
