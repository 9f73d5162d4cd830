import { listen } from '@jinpiao/ui-kit/lib/testing/heard'
import { holdTime } from '@jinpiao/ui-kit/lib/testing/heldTime'
import { UkeyError } from '@jinpiao/ukey/driver'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import UkeyForm from './UkeyForm.tsx'

interface SignOptions {
  onWindow: (address: string) => void
}

const key = { certSerialNo: 'AB1234', suffix: '1234', notAfter: '2036-03-01T00:00:00Z' }
const { platform, driver } = vi.hoisted(() => ({
  platform: { ukeyDriver: 'demo', platformName: '川江供应链', hotline: '400-111-5318' },
  driver: {
    list: async (): Promise<unknown> => [],
    sign: (async () => ({})) as (options?: SignOptions) => Promise<unknown>,
  },
}))
const createDemoDriver = vi.hoisted(() =>
  vi.fn(() => ({ pinEntry: 'page', list: () => driver.list(), sign: () => driver.sign() })),
)
vi.mock('@jinpiao/ukey/agentDriver', () => ({
  createAgentDriver: () => ({
    pinEntry: 'driver',
    list: () => driver.list(),
    sign: (_: unknown, options: SignOptions) => driver.sign(options),
  }),
}))
vi.mock('@jinpiao/ukey/demoDriver', () => ({ createDemoDriver }))
vi.mock('#portal/session/entryCalls.ts', () => ({
  /** What the key gives as an error is what the server says of the signature. */
  enterByUkey: async (found: { sign: () => Promise<unknown> }) => {
    const signed = await found.sign()
    if (signed instanceof Error) throw signed
    return signed
  },
}))
vi.mock('#portal/parts/platform.ts', async (original) => ({
  ...(await original<object>()),
  usePlatform: () => platform,
}))

beforeEach(() => {
  platform.ukeyDriver = 'demo'
  createDemoDriver.mockClear()
  driver.list = async () => [key]
})

const open = () =>
  mountPage(
    <UkeyForm active account={{ corpName: '', mobile: '' }} onAccountChange={() => {}} onEntered={async () => {}} />,
  )

async function send() {
  const pin = page.getByRole('textbox', { name: 'UKEY密码（PIN）' })
  if (platform.ukeyDriver === 'demo') await userEvent.fill(pin, '123456')
  await userEvent.fill(page.getByRole('textbox', { name: '登录密码' }), 'Jinpiao@2026')
  await userEvent.click(page.getByRole('button', { name: '登录', exact: true }))
}

test.each([
  ['an error without a name of ours', new DOMException('', 'InvalidStateError'), '错误代码 InvalidStateError'],
  ['a key in use', new UkeyError('BUSY'), 'UKEY 正被其他程序使用，请关闭它后重试'],
  ['an old driver', new UkeyError('DRIVER_VERSION'), 'UKEY 驱动版本不符，请安装新版驱动'],
])('spec §8: login tells %s in the words of the signing dialog, not as an absent driver', async (_, error, text) => {
  driver.list = () => Promise.reject(error)
  const ear = listen()
  const { main } = await open()
  await expect.poll(() => main.textContent).toContain(text)
  expect(main.textContent).not.toContain('没有找到 UKEY 驱动程序')
  await expect.poll(() => ear.heard.join()).toContain(text)
  expect(ear.heard).toHaveLength(1)
  ear.stop()
})

test.each([
  [new UkeyError('PIN_INCORRECT', { attemptsLeft: 4 }), 'UKEY 密码错误，还可输入 4 次'],
  [new UkeyError('WRONG_CERT', { foundSuffix: '5678' }), 'UKEY/证书选择错误。当前证书尾号 5 6 7 8，应为 1 2 3 4'],
  [new Error('CKR_DEVICE_ERROR'), 'UKEY 出错，没有签名，可重试。错误代码 CKR_DEVICE_ERROR'],
])('spec §8: what signing the login in failed of is a sentence of the same table (%#)', async (error, text) => {
  driver.sign = () => Promise.reject(error)
  const { main } = await open()
  await expect.poll(() => main.textContent).toContain('已识别 UKEY')
  await send()
  await expect.poll(() => main.querySelector('form section')?.textContent).toContain(text)
})

test.each([
  [new UkeyError('PIN_INCORRECT', { attemptsLeft: 4 }), 'UKEY密码（PIN）'],
  [new BusinessError('01000122', '登录密码不正确', { field: 'password' }), '登录密码'],
])('accessibility §5: what was typed wrong stands at its field (%#)', async (error, name) => {
  driver.sign = async () => {
    if (error instanceof UkeyError) throw error
    return error
  }
  const { main } = await open()
  await expect.poll(() => main.textContent).toContain('已识别 UKEY')
  await send()
  const invalid = () => [...main.querySelectorAll('[aria-invalid=true]')].map((each) => each.id)
  await expect.poll(invalid).toEqual([page.getByRole('textbox', { name }).element().id])
})

test('UKEY_DRIVER=none: no demonstration driver, no demonstration key; what is missing and what to do are said', async () => {
  platform.ukeyDriver = 'none'
  const text = '川江供应链还没有接入 UKEY 驱动，无法使用 UKEY。请拨打客服热线 400-111-5318'
  const { main } = await open()
  await expect.poll(() => main.textContent).toContain(text)
  expect(main.textContent).not.toContain('演示')
  await send()
  await expect.poll(() => main.querySelector('form section')?.textContent).toContain(text)
  expect(createDemoDriver).not.toHaveBeenCalled()
})

test('where the program on the PC asks for the PIN, no field of this page does, and its window is told before', async () => {
  platform.ukeyDriver = 'agent'
  driver.sign = () => new Promise(() => {})
  const ear = listen()
  const { main } = await open()
  await expect.poll(() => main.textContent).toContain('按“登录”后在 UKEY 程序的窗口中输入 UKEY 密码')
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
  await send()
  await expect.poll(() => ear.heard.join()).toContain('即将弹出UKEY密码窗口')
  expect(createDemoDriver).not.toHaveBeenCalled()
  ear.stop()
})

test('a window of the driver that nobody has seen: its address is a link after five seconds, said once', async () => {
  platform.ukeyDriver = 'agent'
  const address = 'http://127.0.0.1:28317/confirm/0a'
  const signing: { end?: (signature: object) => void } = {}
  driver.sign = (options) => {
    options?.onWindow(address)
    return new Promise((resolve) => {
      signing.end = resolve
    })
  }
  const { main } = await open()
  await expect.poll(() => main.textContent).toContain('已识别 UKEY')
  const time = holdTime()
  const ear = listen()
  await send()
  await expect.poll(() => signing.end).toBeDefined()
  const link = () => main.querySelector(`a[href="${address}"]`)?.textContent
  expect(link()).toBeUndefined()
  await time.pass(5000)
  await expect.poll(link).toContain('打开密码窗口')
  time.release()
  const text = '没有看到密码窗口？请用下面的链接打开'
  await expect.poll(() => ear.heard.join()).toContain(text)
  expect(ear.heard.filter((said) => said === text)).toHaveLength(1)
  signing.end?.({})
  await expect.poll(link).toBeUndefined()
  ear.stop()
})
