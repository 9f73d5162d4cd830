import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'
import { type Walk, walk } from '../walk.ts'
import { FocusRings } from './focusRing.ts'

/**
 * G3, G4, G5: walks the page with Tab and back with Shift+Tab. Every control is reached both ways, none keeps the
 * focus, none is hidden under something while it has it, each shows that it has it.
 */
export async function walkKeyboard(visit: Visit): Promise<Finding[]> {
  const aims = await aimsOf(visit)
  const { walk: forward, found } = await walkWithRings(visit, aims)
  const backward = await walk(visit, 'Shift+Tab', aims)
  found.push(...judgeTraps(forward, 'Tab'), ...judgeTraps(backward, 'Shift+Tab'))
  found.push(...judgeView([...forward.stops, ...backward.stops]))
  found.push(...(await findUnreached(visit, forward.stops, aims.present, 'Tab')))
  found.push(...(await findUnreached(visit, backward.stops, aims.present, 'Shift+Tab')))
  return found
}

/** The same one way, and only as far as there is something new. */
export async function walkNews(visit: Visit): Promise<Finding[]> {
  const aims = await aimsOf(visit)
  if (aims.present.length === 0) return []
  const { walk: forward, found } = await walkWithRings(visit, aims)
  return [
    ...found,
    ...judgeTraps(forward, 'Tab'),
    ...judgeView(forward.stops),
    ...(await findUnreached(visit, forward.stops, aims.present, 'Tab')),
  ]
}

/** G4, G5: one way only, for what depends on the look of the page: the ring of each stop, and what lies over it. */
export async function walkForward(visit: Visit): Promise<Finding[]> {
  const { walk: forward, found } = await walkWithRings(visit)
  return [...found, ...judgeTraps(forward, 'Tab'), ...judgeView(forward.stops)]
}

/** Widgets in which arrow keys go on from the one stop that Tab makes. */
const composite = ['radiogroup', 'tablist', 'menu', 'menubar', 'listbox', 'tree', 'grid', 'treegrid', 'toolbar']
  .map((role) => `[role=${role}]`)
  .join()

interface Aims {
  /** Controls that have not been judged before, of those that are there when the walk begins. */
  present: number[]
  /** Where Tab stops for each of them: one of these is enough. Not given where all is new: the walk goes round. */
  aims?: number[][]
}

/** Unless something is open that would close, the focus is put before the first of them: the way there has been walked. */
export async function aimsOf({ page }: Pick<Visit, 'page'>): Promise<Aims> {
  return page.evaluate((composite) => {
    const { controls, idOf, isTabbable, newControls } = window.pageTools
    const all = controls()
    const news = newControls()
    const present = news.map(idOf)
    if (news.length === all.length) return { present }
    const isRadio = (control: HTMLElement) => control instanceof HTMLInputElement && control.type === 'radio'
    const isTwin = (control: HTMLElement, other: HTMLElement) =>
      isRadio(other) && other.getAttribute('name') === control.getAttribute('name')
    /** Where Tab stops for it: itself, another of its group, the field beside it or that its list belongs to. */
    const stopsFor = (control: HTMLElement): HTMLElement[] => {
      if (isRadio(control)) return all.filter((other) => isTwin(control, other))
      if (isTabbable(control)) return [control]
      const group = control.closest(composite)
      const field = group && all.find((other) => other.getAttribute('aria-controls') === group.id)
      return all.filter(
        (other) => isTabbable(other) && (other === field || (group ?? control.parentElement)?.contains(other)),
      )
    }
    const aims = news.map(stopsFor).filter((stops) => stops.length > 0)
    if (!document.querySelector('[aria-haspopup][aria-expanded=true], [role=menu], [role=listbox]')) {
      const tabbable = all.filter(isTabbable)
      const wanted = new Set(aims.flat())
      tabbable[tabbable.findIndex((control) => wanted.has(control)) - 1]?.focus()
    }
    return { present, aims: aims.map((stops) => stops.map(idOf)) }
  }, composite)
}

async function walkWithRings(visit: Visit, { aims }: Partial<Aims> = {}): Promise<{ walk: Walk; found: Finding[] }> {
  const rings = new FocusRings(visit)
  const forward = await walk(visit, 'Tab', { onStop: (stop) => rings.visit(stop), ...(aims && { aims }) })
  return { walk: forward, found: await rings.finish() }
}

function judgeTraps({ trap }: Walk, key: string): Finding[] {
  if (!trap) return []
  return findings('keyboardReach', [{ rule: 'trap', where: trap.where, message: `${key} does not get past it` }])
}

/** G5: what has the focus is in the window, with nothing over it. */
export function judgeView(stops: Walk['stops']): Finding[] {
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
    ([reached, present, composite]) => {
      const { byId, controls, idOf, isHeardOnly, isTabbable, pathOf } = window.pageTools
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
    [stops.map(({ id }) => id), present, composite] as const,
  )
  return findings(
    'keyboardReach',
    found.map((where) => ({ rule: 'unreachable', where, message: `${key} does not reach it` })),
  )
}
