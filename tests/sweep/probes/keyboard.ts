import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'
import { type Walk, walk } from '../walk.ts'
import { FocusRings } from './focusRing.ts'

/**
 * G3, G4, G5: walks the page with Tab and back with Shift+Tab. Every control is reached both ways, none keeps the
 * focus, none is hidden under something while it has it, each shows that it has it.
 */
export async function walkKeyboard(visit: Visit): Promise<Finding[]> {
  const present = await visit.page.evaluate(() => window.pageTools.controls().map(window.pageTools.idOf))
  const { walk: forward, found } = await walkWithRings(visit)
  const backward = await walk(visit, 'Shift+Tab')
  found.push(...judgeTraps(forward, 'Tab'), ...judgeTraps(backward, 'Shift+Tab'))
  found.push(...judgeView([...forward.stops, ...backward.stops]))
  for (const [{ stops }, key] of [
    [forward, 'Tab'],
    [backward, 'Shift+Tab'],
  ] as const) {
    found.push(...(await findUnreached(visit, stops, present, key)))
  }
  return found
}

/** G4, G5: one way only, for what depends on the look of the page: the ring of each stop, and what lies over it. */
export async function walkForward(visit: Visit): Promise<Finding[]> {
  const { walk: forward, found } = await walkWithRings(visit)
  return [...found, ...judgeTraps(forward, 'Tab'), ...judgeView(forward.stops)]
}

async function walkWithRings(visit: Visit): Promise<{ walk: Walk; found: Finding[] }> {
  const rings = new FocusRings(visit)
  const forward = await walk(visit, 'Tab', (stop) => rings.visit(stop))
  return { walk: forward, found: await rings.finish() }
}

function judgeTraps({ trap }: Walk, key: string): Finding[] {
  if (!trap) return []
  return findings('keyboardReach', [{ rule: 'trap', where: trap.where, message: `${key} does not get past it` }])
}

function judgeView(stops: Walk['stops']): Finding[] {
  const found = new Map<string, Omit<Finding, 'probe'>>()
  for (const { where, coveredBy, outOfView } of stops) {
    if (coveredBy !== undefined) {
      found.set(where, { rule: 'covered', where, message: `lies under ${coveredBy} while it has the focus` })
    } else if (outOfView) {
      found.set(where, { rule: 'out-of-view', where, message: 'has the focus where nobody sees it' })
    }
  }
  return findings('stickyCover', [...found.values()])
}

/**
 * Controls that the walk did not meet, of those that were there when it began: a page that has scrolled may offer the
 * way back up behind the walker. Of radio buttons and of composite widgets (tabs, lists, menus, grids) one stop
 * is enough: arrow keys do the rest. A button beside a combo box repeats what its arrow keys do.
 */
async function findUnreached(
  { page }: Visit,
  stops: Walk['stops'],
  present: readonly number[],
  key: string,
): Promise<Finding[]> {
  const found = await page.evaluate(
    ([reached, present]) => {
      const { byId, controls, idOf, isHeardOnly, isTabbable, pathOf } = window.pageTools
      const composite =
        '[role=radiogroup], [role=tablist], [role=menu], [role=menubar], [role=listbox], [role=tree], [role=grid], [role=treegrid], [role=toolbar]'
      const met = (element: Element) => reached.includes(idOf(element))
      const all = controls()
      return all
        .filter((control) => {
          // Buttons at both ends of a popup, for those who move with a screen reader: Esc does what they do.
          const forReaders = control.matches('button[tabindex="-1"]') && isHeardOnly(control)
          if (met(control) || forReaders || !present.includes(idOf(control))) return false
          const twins =
            control instanceof HTMLInputElement && control.type === 'radio'
              ? all.filter((other) => other instanceof HTMLInputElement && other.name === control.name)
              : []
          if (twins.some(met)) return false
          const group = control.closest(composite)
          if (group && !isTabbable(control)) {
            // The list of an open combo box is worked from its field.
            const field = document.querySelector(`[aria-controls="${CSS.escape(group.id)}"]`)
            // What holds the focus need not be a control: a cell is none.
            const isInside = (id: number) => group.contains(byId(id) ?? null)
            if (met(group) || reached.some(isInside) || (field && met(field))) return false
          }
          // Such a button shares its box with one field and nothing else.
          const beside = control.matches('button[tabindex="-1"]')
            ? all.filter((other) => control.parentElement?.contains(other))
            : []
          return !beside.some(
            (other) => met(other) && other.matches('input, [role=combobox], [role=spinbutton]') && beside.length <= 3,
          )
        })
        .map((control) => pathOf(control))
    },
    [stops.map(({ id }) => id), present] as const,
  )
  return findings(
    'keyboardReach',
    found.map((where) => ({ rule: 'unreachable', where, message: `${key} does not reach it` })),
  )
}
