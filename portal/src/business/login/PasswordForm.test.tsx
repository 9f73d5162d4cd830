import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { rememberCorp, rememberedCorp } from './rememberedCorp.ts'

const enterByPassword = vi.hoisted(() => vi.fn(async () => ({})))
vi.mock('#portal/session/entryCalls.ts', () => ({ enterByPassword }))

beforeEach(() => rememberCorp(undefined))

const open = (corpName = '江城精铸有限公司') =>
  mountPage(
    <PasswordForm
      account={{ corpName, mobile: '13800000401' }}
      onAccountChange={() => {}}
      onEntered={async () => {}}
    />,
  )

const remember = page.getByRole('checkbox', { name: '记住企业名称' })

async function send() {
  await userEvent.fill(page.getByRole('textbox', { name: '登录密码' }), 'Jinpiao@2026')
  await userEvent.click(page.getByRole('button', { name: '登录', exact: true }))
}

test('3.3.7: the enterprise is remembered if one asks for it, after a login that succeeded, and nothing else', async () => {
  enterByPassword.mockRejectedValueOnce(new Error('wrong'))
  const kept = Object.keys(localStorage)
  const { unmount } = await open()
  await expect.element(remember).not.toBeChecked()
  await userEvent.click(remember)
  await send()
  await expect.poll(() => enterByPassword.mock.calls.length).toBe(1)
  expect(rememberedCorp()).toBeUndefined()
  await send()
  await expect.poll(rememberedCorp).toBe('江城精铸有限公司')
  expect(Object.keys(localStorage)).toHaveLength(kept.length + 1)
  unmount()
})

test('3.3.7: who does not want it any more takes the tick away', async () => {
  rememberCorp('江城精铸有限公司')
  const { unmount } = await open()
  await expect.element(remember).toBeChecked()
  await userEvent.click(remember)
  await send()
  await expect.poll(rememberedCorp).toBeUndefined()
  unmount()
})
