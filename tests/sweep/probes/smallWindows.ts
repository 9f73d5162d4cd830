import type { Page } from '@playwright/test'
import type { Finding } from '../finding.ts'
import { resizeTo, type Visit } from '../visit.ts'
import { walk } from '../walk.ts'
import { aimsOf, judgeView } from './keyboard.ts'

/** Phones as they are held, the smallest first (G5). */
export const smallWindows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
] as const

/** Tells the page what of it has been judged before in a window of this width; what it returns is called afterwards. */
export type Recognise = (width: number) => Promise<{ remember: () => void }>

/**
 * G5: at none of the stops of one walk from the top does anything fixed or sticky lie over what has the focus. Only that:
 * rings and reach do not depend on the window, and no pictures are taken. With `recognise` only past what is new in such a
 * window: the way through the frame has been walked on the first page.
 */
export async function walkSmall(
  { page, session }: Pick<Visit, 'page' | 'session'>,
  sizes: readonly (typeof smallWindows)[number][],
  recognise?: Recognise,
): Promise<Finding[]> {
  const before = page.viewportSize()
  const found: Finding[] = []
  for (const size of sizes) {
    await resizeTo(page, size)
    await toStart(page)
    const judged = await recognise?.(size.width)
    const { present, aims } = judged ? await aimsOf({ page }) : {}
    if (present?.length !== 0) {
      const { stops } = await walk({ page, session }, 'Tab', aims && { aims })
      const at = `${size.width} × ${size.height}`
      found.push(...judgeView(stops).map((finding) => ({ ...finding, message: `at ${at}: ${finding.message}` })))
    }
    judged?.remember()
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
