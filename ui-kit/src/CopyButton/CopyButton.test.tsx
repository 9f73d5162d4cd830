import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { copyButtonContract } from './CopyButton.a11y.ts'
import * as broken from './CopyButton.broken.tsx'
import * as stories from './CopyButton.stories.tsx'
import { CopyButton } from './CopyButton.tsx'

runContract(copyButtonContract, stories, broken)
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const refuse = () => Promise.reject(new Error('not allowed'))
const shown = (main: HTMLElement) => main.querySelector('[data-done]') !== null

test('exactly the text goes to the clipboard of the browser', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { unmount } = await mount(() => <CopyButton text={'a  b\n'} what="摘要" />)
  await userEvent.click(page.getByRole('button'))
  await expect.poll(() => written.mock.calls).toEqual([['a  b\n']])
  unmount()
})

test('2.2.1: 已复制 goes by itself, a second copy shows it for as long again, and the size never changes', async () => {
  const { main, unmount } = await mount(() => <CopyButton text="1" what="编号" write={() => Promise.resolve()} />)
  const button = main.querySelector('button') as HTMLElement
  const size = () => [button.offsetWidth, button.offsetHeight]
  const before = size()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const press = async () => {
    button.click()
    await vi.advanceTimersByTimeAsync(0)
    await frames()
  }
  await press()
  expect(shown(main)).toBe(true)
  expect(size()).toEqual(before)
  await vi.advanceTimersByTimeAsync(3000)
  await press()
  await vi.advanceTimersByTimeAsync(3000)
  await frames()
  expect(shown(main)).toBe(true)
  await vi.advanceTimersByTimeAsync(1001)
  await expect.poll(() => shown(main)).toBe(false)
  unmount()
})

test('visual: 已复制, not seen yet, leaves no empty room beside 复制', async () => {
  const { main, unmount } = await mount(() => <CopyButton text="1" what="编号" write={() => Promise.resolve()} />)
  const button = main.querySelector('button') as HTMLElement
  const word = [...button.querySelectorAll('span')].find(
    (part) => part.childElementCount === 0 && part.textContent === '复制',
  ) as HTMLElement
  const box = button.getBoundingClientRect()
  const icon = [...button.querySelectorAll('svg')].find(
    (svg) => getComputedStyle(svg.parentElement as Element).opacity === '1',
  )
  const before = (icon as SVGElement).getBoundingClientRect().left - box.left
  const behind = box.right - word.getBoundingClientRect().right
  expect(Math.abs(before - behind)).toBeLessThan(1)
  expect(behind).toBeLessThanOrEqual(12 + 1 + 4)
  unmount()
})

test('3.3.3: what is refused is copied by hand, in the lines it has', async () => {
  const text = '第一行\n第二行'
  const { main, unmount } = await mount(() => <CopyButton text={text} what="说明" write={refuse} />)
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  const box = main.querySelector('textarea') as HTMLTextAreaElement
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, text.length])
  const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
  box.dispatchEvent(event)
  expect(event.clipboardData?.getData('text/plain')).toBe(text)
  expect(event.defaultPrevented).toBe(true)
  unmount()
})

test('a browser without a clipboard refuses, and the text is offered', async () => {
  // As without a secure connection. The browser's own stands on the prototype.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  const { unmount } = await mount(() => <CopyButton text="JP1" what="编号" />)
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByRole('textbox')).toHaveValue('JP1')
  Reflect.deleteProperty(navigator, 'clipboard')
  unmount()
})

test('4.1.3: copied twice, said twice', async () => {
  const { unmount } = await mount(() => <CopyButton text="1" what="编号" write={() => Promise.resolve()} />)
  const ear = listen()
  await userEvent.click(page.getByRole('button'))
  await expect.poll(() => ear.heard).toEqual(['已复制编号'])
  await userEvent.click(page.getByRole('button'))
  await expect.poll(() => ear.heard).toEqual(['已复制编号', '已复制编号'])
  ear.stop()
  unmount()
})

test('1.4.10: at 320 px the text to be copied by hand has room', async () => {
  await page.viewport(320, 640)
  const { main, unmount } = await mount(() => <CopyButton text={'f'.repeat(64)} what="摘要" write={refuse} />)
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  unmount()
})
