import { announce } from '@jinpiao/ui-kit/lib/announce'
import { hasLeft } from '@jinpiao/ui-kit/lib/hasLeft'
import { useSpokenProse } from '@jinpiao/ui-kit/lib/useSpokenProse'
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import type { FormProblem } from './apply.ts'

/** `type` of an error that a rule of the contract has found, and not the server. */
export const ruleError = 'rule'

/** A field that has the focus, or one of whose lists or dialogs has it. */
interface Entered {
  field: Element
  name: string
  /** Its value when the focus came. */
  before: unknown
}

/**
 * Checks fields when the focus leaves them: the one mechanism of all application forms. A field shows an error only
 * after its value was changed, so that nobody is refused for tabbing through; the submit still finds everything. Each
 * new error is announced once, and the focus stays where it is.
 *
 * Fields of the kit that have refused a text themselves (an amount that is none) have said so: nothing is added.
 *
 * @param findProblems what the rules find in the form as it is now.
 * @returns props of the element around all fields.
 */
export function useLeaveCheck<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  findProblems: () => readonly FormProblem[],
) {
  const box = useRef<HTMLDivElement>(null)
  const entered = useRef<Entered>(undefined)
  const lastFocused = useRef<Element>(undefined)
  // By element: when a line is removed, the paths of those after it change.
  const changed = useRef(new WeakSet<Element>())
  const afterPress = useAfterPress()
  const spokenProse = useSpokenProse()

  const nameOf = (field: Element) =>
    [...field.querySelectorAll('[id]')].map(({ id }) => id).find((id) => get(form.getValues(), id) !== undefined)

  function check() {
    const problems = findProblems()
    for (const field of box.current?.querySelectorAll('[data-field]') ?? []) {
      const name = nameOf(field) as Path<Values> | undefined
      if (name === undefined) continue
      const { error } = form.getFieldState(name)
      if (error === undefined && (!changed.current.has(field) || field.querySelector('[aria-invalid=true]'))) continue
      const problem = problems.find(({ fieldId }) => fieldId === name)
      if (problem === undefined) {
        if (error?.type === ruleError) form.clearErrors(name)
      } else if (problem.message !== error?.message) {
        form.setError(name, { type: ruleError, message: problem.message })
        announce(spokenProse(problem.message), { assertive: true })
      }
    }
  }

  function leave() {
    const left = entered.current
    entered.current = undefined
    if (left === undefined) return
    if (get(form.getValues(), left.name) !== left.before) changed.current.add(left.field)
    // The field writes its value when it loses the focus, and shows then what it refuses itself.
    if (changed.current.has(left.field)) afterPress(check)
  }

  return {
    ref: box,
    // Also what was typed and deleted again.
    onInput({ target }: FormEvent) {
      const field = target instanceof Element ? target.closest('[data-field]') : null
      if (field !== null) changed.current.add(field)
    },
    onFocus({ target }: FocusEvent) {
      lastFocused.current = target
      // React's events come from a list or dialog of a field as well: the focus is still in that field.
      if (!box.current?.contains(target)) return
      const field = target.closest('[data-field]')
      if (entered.current?.field === field) return
      leave()
      const name = field === null ? undefined : nameOf(field)
      if (field === null || name === undefined) return
      entered.current = { field, name, before: get(form.getValues(), name) }
    },
    onBlur(event: FocusEvent) {
      if (!hasLeft(event)) return
      // A focus that stays inside is told of by `onFocus`, at once.
      setTimeout(() => {
        const { activeElement } = document
        const isInside = activeElement === lastFocused.current || box.current?.contains(activeElement)
        if (!isInside) leave()
      })
    },
  }
}

/**
 * Runs acts when no pointer is down. An error that appears between press and release would move the button away from
 * under the pointer, and the click would be lost.
 */
function useAfterPress() {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    // A task of its own: the click comes first.
    const run = () =>
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act()
      })
    const down = () => {
      isDown.current = true
    }
    const up = () => {
      isDown.current = false
      run()
    }
    const releases = ['pointerup', 'pointercancel', 'dragend'] as const
    document.addEventListener('pointerdown', down, true)
    for (const release of releases) document.addEventListener(release, up, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      for (const release of releases) document.removeEventListener(release, up, true)
    }
  }, [])
  return (act: () => void) => {
    waiting.current.push(act)
    if (!isDown.current) setTimeout(() => waiting.current.splice(0).forEach((each) => each()))
  }
}
