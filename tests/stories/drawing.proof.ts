import { expect, test } from '@playwright/test'
import { type Drawing, failOrWarn, otherBrowser, otherFonts } from './drawing.ts'

const here: Drawing = { chromium: '156.0.8078.79', chinese: 'Noto Sans CJK SC', english: 'Liberation Sans' }
const differs = () => Promise.reject(new Error('21 pixels are different'))

test('another Chromium is named, with the command that takes the pictures again', () => {
  expect(otherBrowser(here, here)).toBeUndefined()
  // A patch release of the same version as well.
  for (const chromium of ['156.0.8078.108', '157.0.1.1'])
    expect(otherBrowser(here, { ...here, chromium })).toMatch(
      new RegExp(`taken with Chromium 156.0.8078.79; here is ${chromium}.*pnpm stories:retake`),
    )
})

test('another font is named, with the command that installs the right one: nothing is compared with a wrong one', () => {
  expect(otherFonts(here, { ...here, chromium: '157.0.1.1' })).toBeUndefined()
  for (const other of [
    { ...here, english: 'Arimo' },
    { ...here, chinese: 'WenQuanYi Zen Hei' },
  ])
    expect(otherFonts(here, other)).toMatch(
      /Noto Sans CJK SC and Liberation Sans; here .*(Arimo|WenQuanYi).*apt-get install .*fonts-noto-cjk fonts-liberation/,
    )
})

test('a picture that differs fails where the same draws it, and warns where another does', async () => {
  const annotations: { type: string; description?: string }[] = []
  await expect(failOrWarn(differs(), undefined, { annotations })).rejects.toThrow('21 pixels')
  expect(annotations).toEqual([])
  await failOrWarn(differs(), 'Chromium 157 draws it', { annotations })
  expect(annotations).toEqual([{ type: 'warning', description: 'Chromium 157 draws it' }])
})
