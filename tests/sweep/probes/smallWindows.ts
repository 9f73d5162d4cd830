import type { Page } from '@playwright/test'
import type { Finding } from '../finding.ts'
import { resizeTo, type Visit } from '../visit.ts'
import { walk } from '../walk.ts'
import { judgeView } from './keyboard.ts'

/** Phones as they are held, the smallest first (G5). */
export const smallWindows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
] as const

/**
 * G5: at none of the stops of one walk from the top does anything fixed or sticky lie over what has the focus. Only that:
 * rings and reach do not depend on the window, and no pictures are taken.
 */
export async function walkSmall(
  { page, session }: Pick<Visit, 'page' | 'session'>,
  sizes: readonly (typeof smallWindows)[number][],
): Promise<Finding[]> {
  const before = page.viewportSize()
  const found: Finding[] = []
  for (const size of sizes) {
    await resizeTo(page, size)
    await toStart(page)
    const { stops } = await walk({ page, session }, 'Tab')
    const at = `${size.width} × ${size.height}`
    found.push(...judgeView(stops).map((finding) => ({ ...finding, message: `at ${at}: ${finding.message}` })))
  }
  if (before) await resizeTo(page, before)
  return found
}

/** As the page opens: nothing has the focus, and the next Tab begins at the first control. */
const toStart = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.collapse(document.body, 0)
    scrollTo(0, 0)
  })
