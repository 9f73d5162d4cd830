import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { fakeAdapter, mine, ukeyError } from './fakeAdapter.ts'
import { ukeyPromptContract } from './UkeyPrompt.a11y.ts'
import * as broken from './UkeyPrompt.broken.tsx'
import * as stories from './UkeyPrompt.stories.tsx'
import { UkeyPrompt, type UkeyPromptProps } from './UkeyPrompt.tsx'

runContract(ukeyPromptContract, stories, broken)

const usual = {
  onClose: () => {},
  title: '签名并提交',
  count: 1,
  details: null,
  original: '原文',
  certSerialNo: '00ab1234',
  suffix: '1234',
  post: '经办',
  onSigned: async () => {},
}
const openPrompt = (
  props: Partial<UkeyPromptProps<string>> & Pick<UkeyPromptProps<string>, 'adapter'>,
  locale?: 'zh-CN' | 'en-US',
) => mount(() => <UkeyPrompt isOpen {...usual} {...props} />, locale)
const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('accessibility §5.8: polling says the same state once, plugging in says the new one and asks for the PIN', async () => {
  const adapter = fakeAdapter({ plugged: [] })
  const ear = listen()
  const { unmount } = await openPrompt({ adapter })
  let looks = 0
  const list = adapter.list.bind(adapter)
  adapter.list = () => {
    looks++
    return list()
  }
  // Two more looks of the polling, one every 2 s.
  await expect.poll(() => looks).toBeGreaterThanOrEqual(2)
  expect(ear.heard).toEqual(['未检测到 UKEY。请插入尾号 1 2 3 4 的经办 UKEY'])
  adapter.plugged = [mine]
  await expect.poll(() => document.activeElement === input() && input() !== null).toBe(true)
  await ear.quiet()
  expect(ear.heard.slice(1)).toEqual(['已识别 UKEY（尾号 1 2 3 4），请输入 UKEY 密码'])
  ear.stop()
  unmount()
})

test('looking again and a key that was pulled out keep what was typed of the PIN', async () => {
  const adapter = fakeAdapter()
  const { unmount } = await openPrompt({ adapter })
  await expect.poll(input).not.toBeNull()
  await userEvent.fill(input()!, '1234')
  await userEvent.click(button('重新检测'))
  await expect.poll(() => input()?.value).toBe('1234')
  adapter.plugged = []
  await expect.poll(input).toBeNull()
  adapter.plugged = [mine]
  await expect.poll(() => input()?.value).toBe('1234')
  unmount()
})

test('what is signed is still composed: no key is asked and nothing can be signed', async () => {
  const adapter = fakeAdapter()
  const { unmount } = await openPrompt({ adapter, isPreparing: true, simulated: true })
  await expect.element(page.getByText('正在生成签名内容…')).toBeVisible()
  expect(button('签名').elements()).toEqual([])
  expect(button('重新检测').elements()).toEqual([])
  unmount()
})

test('accessibility §5.8: looking again on request says the answer again, although it is the same', async () => {
  const ear = listen()
  const { unmount } = await openPrompt({ adapter: fakeAdapter({ plugged: [] }) })
  const text = '未检测到 UKEY。请插入尾号 1 2 3 4 的经办 UKEY'
  await expect.poll(() => ear.heard).toEqual([text])
  await userEvent.click(button('重新检测'))
  await expect.poll(() => ear.heard).toEqual([text, text])
  ear.stop()
  unmount()
})

test('in English too the key is told by its letters and figures, and the field says what is signed, in yuan', async () => {
  const ear = listen()
  const adapter = fakeAdapter({ plugged: [{ ...mine, suffix: '12AB' }] })
  const signed = { suffix: '12AB', post: 'operator', count: 3, unit: 'tickets', total: '1200000.00' }
  const { unmount } = await openPrompt({ adapter, ...signed }, 'en-US')
  await expect.poll(() => document.activeElement === input() && input() !== null).toBe(true)
  await ear.quiet()
  expect(ear.heard).toEqual(['UKEY found (ending 1 2 A B), enter its password'])
  const description = document.getElementById(input()?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(description?.textContent).toBe('3 tickets, total 1,200,000.00 yuan')
  ear.stop()
  unmount()
})

test('nothing whitens an app: a sum that cannot be read is said to be no data', async () => {
  const { unmount } = await openPrompt({ adapter: fakeAdapter(), total: '' })
  await expect.poll(() => document.activeElement === input() && input() !== null).toBe(true)
  const description = document.getElementById(input()?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(description?.textContent).toBe('共 1 笔，合计 没有数据')
  unmount()
})

test('a wrong PIN is forgotten, the next one is sent', async () => {
  const adapter = fakeAdapter({ signing: [ukeyError('PIN_INCORRECT', { attemptsLeft: 4 })] })
  const { unmount } = await openPrompt({ adapter })
  await expect.poll(() => document.activeElement === input() && input() !== null).toBe(true)
  await userEvent.keyboard('111111{Enter}')
  await expect.poll(() => input()?.getAttribute('aria-invalid')).toBe('true')
  expect(input()?.value).toBe('')
  await userEvent.keyboard('123456{Enter}')
  await expect.poll(() => adapter.pins).toEqual(['111111', '123456'])
  unmount()
})

test('a failed submission is repeated with the same signature and no second PIN', async () => {
  const adapter = fakeAdapter()
  const submitted: string[] = []
  const { unmount } = await openPrompt({
    adapter,
    onSigned: async (signature) => {
      submitted.push(signature)
      if (submitted.length === 1) throw new Error('网络已断开')
    },
  })
  await expect.poll(() => input()).not.toBeNull()
  await userEvent.keyboard('123456{Enter}')
  await userEvent.click(button('重新提交'))
  await expect.poll(() => submitted).toEqual(['signature', 'signature'])
  expect(adapter.pins).toHaveLength(1)
  await expect.element(button('关闭')).toBeInTheDocument()
  unmount()
})

test('3.3.8: the PIN can be pasted', async () => {
  const { unmount } = await openPrompt({ adapter: fakeAdapter() })
  await expect.poll(() => input()).not.toBeNull()
  const paste = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
  expect(input()?.dispatchEvent(paste), 'nobody stops the paste').toBe(true)
  unmount()
})

test('2.4.3: someone who reads the text to be signed is not pulled away when the key comes', async () => {
  const adapter = fakeAdapter({ plugged: [] })
  const { unmount } = await openPrompt({ adapter })
  const summary = document.querySelector('summary')
  summary?.focus()
  adapter.plugged = [mine]
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => input()).not.toBeNull()
  expect(document.activeElement).toBe(summary)
  unmount()
})

test('closing aborts a signature that was not finished, and opening again begins anew', async () => {
  const adapter = fakeAdapter({ signing: 'waiting' })
  let submissions = 0
  let setOpen: (open: boolean) => void = () => {}
  function Host() {
    const [open, set] = useState(true)
    setOpen = set
    return (
      <UkeyPrompt
        {...usual}
        isOpen={open}
        adapter={adapter}
        onSigned={async () => {
          submissions++
        }}
      />
    )
  }
  const { unmount } = await mount(Host)
  await expect.poll(() => input()).not.toBeNull()
  await userEvent.keyboard('123456{Enter}')
  await expect.poll(() => input()).toBeNull()
  setOpen(false)
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  setOpen(true)
  await expect.poll(() => input()?.value).toBe('')
  await frames()
  expect(submissions).toBe(0)
  unmount()
})

test('looking again gives up what is signed in a missed window: its signature is used by nobody', async () => {
  const window = 'http://127.0.0.1:28317/confirm/0a'
  const adapter = fakeAdapter({ pinEntry: 'driver', signing: 'waiting', window })
  const given: AbortSignal[] = []
  const sign = adapter.sign.bind(adapter)
  adapter.sign = (request, options) => {
    given.push(options.signal)
    return sign(request, options)
  }
  const { unmount } = await openPrompt({ adapter })
  await userEvent.click(button('签名'))
  const link = page.getByRole('link', { name: /^打开密码窗口/ })
  await expect.poll(() => link.elements().length).toBe(1)
  expect(link.element().getAttribute('href')).toBe(window)
  await userEvent.click(button('重新检测'))
  await expect.element(button('签名')).toBeInTheDocument()
  expect(given.map(({ aborted }) => aborted)).toEqual([true])
  unmount()
})

test.each([
  [320, 640],
  [360, 740],
  [390, 844],
  [430, 932],
])('small windows: at %i × %i 签名 comes first and stays in view, over nothing that has the focus', async (...size) => {
  await page.viewport(...size)
  const details = <div style={{ blockSize: 700 }}>明细</div>
  const { unmount } = await openPrompt({ adapter: fakeAdapter({}), details, total: '1234.56' })
  // The PIN has the focus when the key is found; Tab comes to all that is above and below it.
  await expect.poll(() => document.activeElement === input() && input() !== null).toBe(true)
  const sign = button('签名').element()
  const bar = sign.parentElement as HTMLElement
  expect(bar.querySelector('button')).toBe(sign)
  for (let stop = 0; stop < 8; stop++) {
    expect(sign.getBoundingClientRect().bottom).toBeLessThanOrEqual(size[1])
    const focused = document.activeElement as HTMLElement
    const isUnder = !bar.contains(focused) && focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
    expect(isUnder, focused.outerHTML.slice(0, 80)).toBe(false)
    await userEvent.tab()
  }
  expect(document.documentElement.scrollWidth).toBe(size[0])
  unmount()
  await page.viewport(1024, 768)
})
