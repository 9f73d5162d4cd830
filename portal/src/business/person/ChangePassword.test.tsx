import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ChangePassword } from './ChangePassword.tsx'

const { changePassword, refreshSession } = vi.hoisted(() => ({ changePassword: vi.fn(), refreshSession: vi.fn() }))
vi.mock('#portal/session/entryCalls.ts', () => ({ changePassword }))
vi.mock('#portal/session/session.ts', () => ({ refreshSession }))
beforeEach(() => {
  vi.clearAllMocks()
})

const oldPassword = () => page.getByRole('textbox', { name: '旧密码' })
const newPassword = () => page.getByRole('textbox', { name: '新密码' })
async function send(old: string, next: string) {
  await userEvent.fill(oldPassword(), old)
  await userEvent.fill(newPassword(), next)
  await userEvent.click(page.getByRole('button', { name: '修改密码' }))
}

test('accessibility §5.9: what is missing is listed, each a link to its field; an error leaves what is changed', async () => {
  const { main, unmount } = await mountPage(<ChangePassword />)
  await userEvent.click(page.getByRole('button', { name: '修改密码' }))
  await expect.element(page.getByRole('region', { name: '有 2 处需要修改' })).toHaveFocus()
  await userEvent.click(page.getByRole('link', { name: '请输入新密码' }))
  await expect.element(newPassword()).toHaveFocus()
  await expect.element(newPassword()).toHaveAccessibleDescription(/请输入新密码/)
  await userEvent.fill(newPassword(), 'J')
  await expect.element(newPassword()).not.toHaveAccessibleDescription(/请输入新密码/)
  await expect.element(oldPassword()).toHaveAccessibleDescription(/请输入旧密码/)
  expect(main.querySelectorAll('[role=region] li, section li')).toHaveLength(2)
  expect(changePassword).not.toHaveBeenCalled()
  unmount()
})

test.each([
  ['Jinpiao', '新密码应为 8 至 32 位，现在是 7 位'],
  ['jinpiao2026', '新密码应包含大写字母、小写字母、数字、符号中的三种'],
  ['Jinpiao@2026', '新密码不能与旧密码相同，请换一个'],
])('product §4.12: %s is refused before it is sent', async (next, words) => {
  const { unmount } = await mountPage(<ChangePassword />)
  await send('Jinpiao@2026', next)
  await expect.element(page.getByRole('link', { name: words })).toBeVisible()
  expect(changePassword).not.toHaveBeenCalled()
  unmount()
})

test('spec §8: what the server refuses is said in its words, and nothing is lost; what succeeds empties the form', async () => {
  changePassword.mockRejectedValueOnce(new BusinessError('01000110', '旧密码不正确，请重新输入'))
  const { unmount } = await mountPage(<ChangePassword />)
  await send('Jinpiao@2025', 'Jinpiao@2027')
  await expect.element(page.getByText('旧密码不正确，请重新输入')).toBeVisible()
  await expect.element(newPassword()).toHaveValue('Jinpiao@2027')
  await send('Jinpiao@2026', 'Jinpiao@2027')
  await expect.poll(() => refreshSession.mock.calls.length).toBe(1)
  expect(changePassword).toHaveBeenLastCalledWith('Jinpiao@2026', 'Jinpiao@2027')
  await expect.element(oldPassword()).toHaveValue('')
  await expect.element(page.getByText('旧密码不正确，请重新输入')).not.toBeInTheDocument()
  unmount()
})
