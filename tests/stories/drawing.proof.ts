import { expect, test } from '@playwright/test'
import { differentDrawing, type Drawing, failOrWarn } from './drawing.ts'

const here: Drawing = { chromium: '156.0.8078.79', chinese: 'Noto Sans CJK SC', english: 'Liberation Sans' }
const differs = () => Promise.reject(new Error('21 pixels are different'))

test('another Chromium or font is named, with the command that takes the pictures again', () => {
  expect(differentDrawing(here, { ...here, chromium: '156.0.9000.1' })).toBeUndefined()
  for (const other of [
    { ...here, chromium: '157.0.1.1' },
    { ...here, english: 'Arimo' },
  ])
    expect(differentDrawing(here, other)).toMatch(/taken with Chromium 156.*pnpm stories:retake/)
})

test('a picture that differs fails where the same draws it, and warns where another does', async () => {
  const annotations: { type: string; description?: string }[] = []
  await expect(failOrWarn(differs(), undefined, { annotations })).rejects.toThrow('21 pixels')
  expect(annotations).toEqual([])
  await failOrWarn(differs(), 'Chromium 157 draws it', { annotations })
  expect(annotations).toEqual([{ type: 'warning', description: 'Chromium 157 draws it' }])
})
