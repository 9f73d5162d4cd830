import { type Finding, findings } from '../finding.ts'
import { type Area, capture, contrast, luminance, type Pixels } from '../pixels.ts'
import { inOneWindow, nextFrame, type Visit } from '../visit.ts'

/** Enough to be a line or a letter, not a speck. */
const leastPixels = 12

const hasNothingToJudge = (page: Visit['page']) => page.evaluate(() => window.pageTools.newControls().length === 0)

/** Accessibility §4: when the system chooses the colours, each control still has 3:1 somewhere in its box. */
export async function checkForcedColors({ page, session }: Pick<Visit, 'page' | 'session'>): Promise<Finding[]> {
  if (await hasNothingToJudge(page)) return []
  await page.emulateMedia({ forcedColors: 'active' })
  await nextFrame(page)
  const found = await checkStanding({ page, session })
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** The same in the colours that are shown now. */
export async function checkStanding({ page, session }: Pick<Visit, 'page' | 'session'>): Promise<Finding[]> {
  if (await hasNothingToJudge(page)) return []
  const { controls, picture, origin } = await inOneWindow(page, async () => {
    let controls = await page.evaluate(boxes)
    let origin = aroundOf(controls)
    let picture = await capture(session, origin)
    // A table that fits differently now takes another frame: what was measured has to be what was taken.
    for (
      let again = await page.evaluate(boxes);
      JSON.stringify(again) !== JSON.stringify(controls);
      again = await page.evaluate(boxes)
    ) {
      controls = again
      origin = aroundOf(controls)
      picture = await capture(session, origin)
    }
    return { controls, picture, origin }
  })
  return findings(
    'forcedColors',
    controls
      .filter(({ area: { x, y, ...size } }) => !stands(picture, { x: x - origin.x, y: y - origin.y, ...size }))
      .map(({ where }) => ({ rule: 'invisible', where, message: 'cannot be told from its background' })),
  )
}

/** All of these, with what lies just outside of them. */
function aroundOf(controls: readonly { area: Area }[]): Area {
  const least = (of: (area: Area) => number) => Math.min(...controls.map(({ area }) => of(area)))
  const x = Math.max(0, Math.floor(least(({ x }) => x)) - 2)
  const y = Math.max(0, Math.floor(least(({ y }) => y)) - 2)
  const right = -least(({ x, width }) => -x - width)
  const bottom = -least(({ y, height }) => -y - height)
  return { x, y, width: Math.ceil(right) + 2 - x, height: Math.ceil(bottom) + 2 - y }
}

/** In the page: every new control that is drawn, and where. */
function boxes(): { where: string; area: Area }[] {
  const { boxOf, isDrawn, newControls, pathOf } = window.pageTools
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
  return newControls().flatMap((control) => {
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
