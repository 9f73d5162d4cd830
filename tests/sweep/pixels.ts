import type { CDPSession } from '@playwright/test'
import { PNG } from 'pngjs'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** What the screen showed; `data` has four bytes for each pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/**
 * Pixels of the page. `area` is in CSS px of the whole document, not of the window; without it, all of the window.
 * Straight from the browser: Playwright's own screenshots wait for things that the sweep has waited for already.
 */
export async function capture(session: CDPSession, area?: Area): Promise<Pixels> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(area ? { clip: { ...area, scale: 1 } } : {}),
  })
  return PNG.sync.read(Buffer.from(data, 'base64'))
}

/** sRGB byte → its share of linear light (WCAG's definition of relative luminance). */
const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

export function luminance({ data }: Pixels, pixel: number): number {
  const at = pixel * 4
  const channel = (offset: number) => linear[data[at + offset] ?? 0] ?? 0
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}

/** WCAG contrast ratio of two luminances, 1 to 21. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** How many pixels differ by at least `ratio` between two pictures of the same size. */
export function countChanged(a: Pixels, b: Pixels, ratio: number): number {
  let changed = 0
  for (let pixel = 0; pixel < Math.min(a.width * a.height, b.width * b.height); pixel++) {
    if (contrast(luminance(a, pixel), luminance(b, pixel)) >= ratio) changed++
  }
  return changed
}
