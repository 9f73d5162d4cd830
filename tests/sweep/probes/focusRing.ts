import { type Finding, findings } from '../finding.ts'
import { type Area, capture, countChanged, type Pixels } from '../pixels.ts'
import { nextFrame, type Visit } from '../visit.ts'
import type { Stop } from '../walk.ts'

/** Room for a ring that lies outside its control. */
const margin = 8
/** A round corner is shorter than a square one, and its edge is blended. */
const tolerance = 0.85

type Doubt = Omit<Finding, 'probe'>

interface Seen {
  stop: Stop
  focused: Pixels
  /** Pixels that a 2 px line around the control has. */
  line: number
  /** What the first pictures of it were found to lack. */
  doubt?: Doubt
}

/**
 * The only item of a menu has no other to go to. In its place lies the same without the focus, for the picture; in the
 * page.
 */
function drawTwin(id: number): void {
  const item = window.pageTools.byId(id) as HTMLElement
  const twin = item.cloneNode(true) as HTMLElement
  twin.id = 'twin'
  // What react-aria-components marks where the focus is.
  for (const mark of ['data-focused', 'data-focus-visible']) twin.removeAttribute(mark)
  item.after(twin)
  const { left, top, width, height } = item.getBoundingClientRect()
  Object.assign(twin.style, { position: 'fixed', boxSizing: 'border-box', margin: '0', left: '0', top: '0' })
  Object.assign(twin.style, { width: `${width}px`, height: `${height}px` })
  // Popups are moved by a transform, which fixed boxes then count from.
  const origin = twin.getBoundingClientRect()
  Object.assign(twin.style, { left: `${left - origin.left}px`, top: `${top - origin.top}px` })
  item.style.opacity = '0'
}

function removeTwin(id: number): void {
  document.querySelector('#twin')?.remove()
  ;(window.pageTools.byId(id) as HTMLElement).style.opacity = ''
}

/**
 * G4: the pixels that change when a control gets the focus make up at least a 2 px line around it and change by 3:1
 * (WCAG 2.4.13). Compares pictures, so it does not matter how the ring is drawn.
 *
 * Stops that look alike share one measurement per worker: a picture costs 30 ms, a page has up to 60 stops.
 */
export class FocusRings {
  readonly #visit: Visit
  readonly #findings: Doubt[] = []
  readonly #doubted: { stop: Stop; doubt: Doubt }[] = []
  #last: Seen | undefined

  constructor(visit: Visit) {
    this.#visit = visit
  }

  /** While `stop` has the focus: judges the stop before it, which has lost the focus now, and takes this one's picture. */
  async visit(stop: Stop): Promise<void> {
    await this.#judgeLast()
    if (this.#visit.goodRings.has(stop.look)) return
    const area = await this.#areaOf(stop)
    if (!area) return
    const focused = await capture(this.#visit.session, area)
    this.#last = { stop, focused, line: area.line }
  }

  async finish(): Promise<Finding[]> {
    if (this.#last) await this.#judgeWithout(this.#last.stop)
    for (const doubted of this.#doubted) await this.#lookAgain(doubted)
    return findings('focusRing', this.#findings)
  }

  /**
   * What is found wanting is found twice: on a loaded machine one picture in some thousand has shown half a ring. What
   * can no longer have the focus stays as it was found.
   */
  async #lookAgain({ stop, doubt }: { stop: Stop; doubt: Doubt }): Promise<void> {
    const { page, session } = this.#visit
    const isFocused = await page.evaluate((id) => {
      const element = window.pageTools.byId(id) as HTMLElement | undefined
      element?.focus()
      return element !== undefined && document.activeElement === element
    }, stop.id)
    await nextFrame(page)
    const area = isFocused ? await this.#areaOf(stop) : undefined
    if (!area) {
      this.#findings.push(doubt)
      return
    }
    this.#last = { stop, focused: await capture(session, area), line: area.line, doubt }
    await this.#judgeWithout(stop)
  }

  /** Takes the focus from the last stop. A menu or a list keeps it: its arrow keys move it, and back. */
  async #judgeWithout({ id }: Stop): Promise<void> {
    const { page } = this.#visit
    const holds = () => page.evaluate((id) => document.activeElement === window.pageTools.byId(id), id)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await nextFrame(page)
    if (!(await holds())) return this.#judgeLast()
    for (const [away, back] of [
      ['ArrowDown', 'ArrowUp'],
      ['ArrowUp', 'ArrowDown'],
    ] as const) {
      await page.keyboard.press(away)
      if (await holds()) continue
      await this.#judgeLast()
      await page.keyboard.press(back)
      return
    }
    await page.evaluate(drawTwin, id)
    await this.#judgeLast()
    await page.evaluate(removeTwin, id)
  }

  async #judgeLast(): Promise<void> {
    const seen = this.#last
    this.#last = undefined
    if (!seen) return
    const area = await this.#areaOf(seen.stop)
    const unfocused = area && (await capture(this.#visit.session, area))
    if (unfocused?.width !== seen.focused.width || unfocused.height !== seen.focused.height) {
      if (seen.doubt) this.#findings.push(seen.doubt)
      return
    }
    const changed = countChanged(seen.focused, unfocused, 3)
    if (changed >= seen.line * tolerance) {
      this.#visit.goodRings.add(seen.stop.look)
      return
    }
    const doubt = {
      rule: 'focus-ring',
      where: seen.stop.where,
      message: `${changed} px change by 3:1 with the focus, a 2 px line around it has ${seen.line}`,
    }
    if (seen.doubt) this.#findings.push(doubt)
    else this.#doubted.push({ stop: seen.stop, doubt })
  }

  /** The stop and its margin, scrolled into view, in CSS px of the document; `undefined` when it is gone. */
  async #areaOf(stop: Stop): Promise<(Area & { line: number }) | undefined> {
    return this.#visit.page.evaluate(
      ([id, margin]) => {
        const element = window.pageTools.byId(id)
        if (!element?.isConnected) return undefined
        const view = { width: document.documentElement.clientWidth, height: innerHeight }
        let box = window.pageTools.boxOf(element)
        if (box.top < margin || box.bottom > view.height - margin) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          box = window.pageTools.boxOf(element)
        }
        // Of what is larger than the window, the part that shows.
        const left = Math.max(Math.round(box.left), margin)
        const top = Math.max(Math.round(box.top), margin)
        const width = Math.min(Math.round(box.right), view.width - margin) - left
        const height = Math.min(Math.round(box.bottom), view.height - margin) - top
        if (width <= 2 || height <= 2) return undefined
        const drawing = window.pageTools.drawingOf(element)
        // 2 px around a box, on its inside.
        const around = (w: number, h: number) => Math.max(0, 4 * Math.round(w + h) - 16)
        const whole = around(Math.min(width, drawing.width), Math.min(height, drawing.height))
        // A link over two lines is two boxes, with less around them than around what encloses both.
        const parts = [...element.getClientRects()].map((part) => around(part.width, part.height))
        return {
          line:
            parts.length > 1
              ? Math.min(
                  whole,
                  parts.reduce((sum, part) => sum + part),
                )
              : whole,
          x: left - margin + scrollX,
          y: top - margin + scrollY,
          width: width + 2 * margin,
          height: height + 2 * margin,
        }
      },
      [stop.id, margin] as const,
    )
  }
}
