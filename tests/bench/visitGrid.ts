import type { CDPSession, Page } from 'playwright'
import { gridTexts } from './grid.ts'
import { inFreshBrowser } from './visit.ts'

const WHEEL_TURNS = 60
const WHEEL_PX = 1500
const WHEEL_PAUSE_MS = 40
/** What a person sees as a stop: more than three frames of a 60 Hz screen, which come to 50.0 or, rounded, 50.1. */
const LONG_FRAME_MS = 50.5

export interface GridUse {
  /** From the press of the button to the frame that shows rows. */
  mount: number
  /** From the press of the header to the frame that shows another first row; ascending, then descending. */
  sort: number
  sortAgain: number
  heap: number
  longFrames: number
  worstFrame: number
}

/** Rows of either side, the header not. */
const rows = '[role=rowgroup] [role=row][aria-rowindex]:not([aria-rowindex="1"]), .ant-table-row'

/** Clicks and waits for the painted frame in which the first row reads otherwise. */
const pressed = (page: Page, button: string) =>
  page.evaluate(
    async ([buttonSelector, rowSelector]) => {
      const first = () => document.querySelector(rowSelector!)?.textContent ?? ''
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const painted = () => new Promise((resolve) => setTimeout(resolve))
      const before = first()
      const start = performance.now()
      document.querySelector<HTMLElement>(buttonSelector!)?.click()
      while (first() === before) {
        await frame()
        if (performance.now() - start > 60_000) throw new Error(`nothing came of ${buttonSelector}`)
      }
      // Seen before it is painted, in the callback of the frame that shows it.
      await painted()
      return performance.now() - start
    },
    [button, rows] as const,
  )

const amountHeader = `[role=columnheader][aria-label="${gridTexts.amount}"] button, th.ant-table-column-has-sorters:nth-child(4)`

async function mountGrid(page: Page, cdp: CDPSession, url: string): Promise<number> {
  await page.goto(url)
  await page.getByRole('button', { name: gridTexts.show }).waitFor()
  await page.waitForLoadState('networkidle')
  await cdp.send('HeapProfiler.collectGarbage')
  return pressed(page, 'main button, .ant-layout-content button')
}

/** Shows the grid and leaves. */
export const measureMount = (url: string): Promise<number> => inFreshBrowser((page, cdp) => mountGrid(page, cdp, url))

/** Shows the grid, weighs it, turns the wheel over it, and sorts it by the amount twice. */
export const measureGrid = (url: string): Promise<GridUse> =>
  inFreshBrowser(async (page, cdp) => {
    const mount = await mountGrid(page, cdp, url)
    await page.waitForTimeout(500)
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')

    const box = await page.locator(rows).nth(3).boundingBox()
    if (box === null) throw new Error(`${url}: no rows`)
    await page.mouse.move(box.x + 300, box.y + 10)
    await page.evaluate(() => {
      const frames: number[] = []
      let last = performance.now()
      const note = (now: number) => {
        frames.push(now - last)
        last = now
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
      Object.assign(window, { frames })
    })
    for (let turn = 0; turn < WHEEL_TURNS; turn++) {
      await page.mouse.wheel(0, turn < WHEEL_TURNS / 2 ? WHEEL_PX : -WHEEL_PX)
      await page.waitForTimeout(WHEEL_PAUSE_MS)
    }
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(2))
    await page.waitForTimeout(500)

    const sort = await pressed(page, amountHeader)
    await page.waitForTimeout(300)
    const sortAgain = await pressed(page, amountHeader)
    const longFrames = frames.filter((frame) => frame > LONG_FRAME_MS).length
    return { mount, sort, sortAgain, heap: usedSize / 1e6, longFrames, worstFrame: Math.max(...frames) }
  })
