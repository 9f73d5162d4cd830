import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { qrCodeContract } from './QrCode.a11y.ts'
import * as broken from './QrCode.broken.tsx'
import * as stories from './QrCode.stories.tsx'
import { QrCode } from './QrCode.tsx'

runContract(qrCodeContract, stories, broken)
afterEach(() => vi.restoreAllMocks())

const code = <QrCode value="https://example.com/app" alt="下载二维码" text="用手机扫一扫下载。" linkLabel="客户端" />

test('4.1.3: what was copied is the address, and it is said', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { main, unmount } = await mount(() => code)
  const ear = listen()
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => ear.heard).toEqual(['已复制链接'])
  expect(written.mock.calls).toEqual([['https://example.com/app']])
  ear.stop()
  unmount()
})

test('3.3.3: where nothing could be copied, the address stands there to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const { main, unmount } = await mount(() => code)
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.element(page.getByRole('textbox')).toHaveValue('https://example.com/app')
  unmount()
})

test('accessibility §5.20: dark on light under a dark theme, with a quiet zone, at least 160 px', async () => {
  const { main, unmount } = await mount(() => code)
  document.documentElement.dataset['theme'] = 'dark'
  const image = main.querySelector('img') as HTMLImageElement
  await image.decode()
  expect(image.getBoundingClientRect().width).toBeGreaterThanOrEqual(160)
  const canvas = Object.assign(document.createElement('canvas'), { width: 176, height: 176 })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.drawImage(image, 0, 0, 176, 176)
  const pixels = context.getImageData(0, 0, 176, 176).data
  const brightness = Array.from({ length: 176 * 176 }, (_, index) => pixels[index * 4] ?? 0)
  const edge = brightness.filter((_, index) => index < 176 * 8 || index % 176 < 8)
  expect(Math.min(...edge)).toBe(255)
  expect(Math.min(...brightness)).toBe(0)
  unmount()
})
