import { type Finding, findings } from '../finding.ts'
import { type Area, capture, contrast, luminance, type Pixels } from '../pixels.ts'
import { inOneWindow, nextFrame, type Visit } from '../visit.ts'

/** Enough to be a line or a letter, not a speck. */
const leastPixels = 12

/** Accessibility §4: when the system chooses the colours, each control still has 3:1 somewhere in its box. */
export async function checkForcedColors({ page, session }: Pick<Visit, 'page' | 'session'>): Promise<Finding[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await nextFrame(page)
  const found = await checkStanding({ page, session })
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** The same in the colours that are shown now. */
export async function checkStanding({ page, session }: Pick<Visit, 'page' | 'session'>): Promise<Finding[]> {
  const { controls, picture } = await inOneWindow(page, async () => {
    let controls = await page.evaluate(boxes)
    let picture = await capture(session)
    // A table that fits differently now takes another frame: what was measured has to be what was taken.
    for (
      let again = await page.evaluate(boxes);
      JSON.stringify(again) !== JSON.stringify(controls);
      again = await page.evaluate(boxes)
    ) {
      controls = again
      picture = await capture(session)
    }
    return { controls, picture }
  })
  return findings(
    'forcedColors',
    controls
      .filter(({ area }) => !stands(picture, area))
      .map(({ where }) => ({ rule: 'invisible', where, message: 'cannot be told from its background' })),
  )
}

/** In the page: every control that is drawn, and where. */
function boxes(): { where: string; area: Area }[] {
  const { boxOf, controls, isDrawn, pathOf } = window.pageTools
  scrollTo(0, 0)
  // What a scroll container cuts off at this moment has no pixels of its own to judge.
  const isCut = (control: Element) => {
    const box = boxOf(control)
    for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (!/auto|scroll/.test(overflowX + overflowY)) continue
      const shown = at.getBoundingClientRect()
      if (box.top < shown.top || box.bottom > shown.bottom || box.left < shown.left || box.right > shown.right)
        return true
    }
    return false
  }
  return controls().flatMap((control) => {
    const { x, y, width, height } = boxOf(control)
    const hidden = width <= 2 || height <= 2 || !isDrawn(control) || isCut(control)
    return hidden ? [] : [{ where: pathOf(control), area: { x, y, width, height } }]
  })
}

/** Whether something in `area` differs by 3:1 from what lies just outside its corner. */
function stands(picture: Pixels, area: Area): boolean {
  const left = Math.max(0, Math.floor(area.x) - 2)
  const top = Math.max(0, Math.floor(area.y) - 2)
  const right = Math.min(picture.width, Math.ceil(area.x + area.width) + 2)
  const bottom = Math.min(picture.height, Math.ceil(area.y + area.height) + 2)
  // Inside a scroll container or a fold it has no pixels of its own to judge.
  if (right <= left || bottom <= top) return true
  const background = luminance(picture, top * picture.width + left)
  let distinct = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (contrast(luminance(picture, y * picture.width + x), background) >= 3 && ++distinct >= leastPixels) return true
    }
  }
  return false
}
