import { focusTarget } from '../lib/focusTarget.ts'
import type { FormError } from './formErrors.ts'

/** The element an error is about, or null when it is about none. `scope` is the form that `name` is looked up in. */
export function findField({ fieldId, inputRef, name }: FormError, scope: ParentNode = document): Element | null {
  const direct = inputRef?.current
  if (direct instanceof Element) return direct
  const byId = fieldId === undefined ? null : document.getElementById(fieldId)
  if (byId !== null || name === undefined) return byId
  // A field of the kit says its name around its control: what carries the value may be a hidden input.
  const quoted = `"${CSS.escape(name)}"`
  return scope.querySelector(`[data-name=${quoted}], [name=${quoted}]`)
}

/** Shows the field if it lies in a tab panel, disclosure or details that is closed. True if something opened. */
export function reveal(field: Element): boolean {
  let opened = false
  for (let node: Element | null = field; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true
      opened = true
    } else {
      const opener = openerOf(node)
      opener?.click()
      opened ||= opener !== null
    }
  }
  return opened
}

/** The tab of a panel that is not shown (`Tabs` marks it), or the button of a closed disclosure. */
function openerOf(node: Element): HTMLElement | null {
  if (!node.hasAttribute('hidden')) return null
  const tab = node.getAttribute('data-tab')
  if (tab !== null) {
    return node.parentElement?.querySelector<HTMLElement>(`[role=tab][data-key="${CSS.escape(tab)}"]`) ?? null
  }
  if (node.id === '') return null
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(node.id)}"]`)
}

/** Goes to the field: opens what hides it, brings its label into view below the sticky header, focuses it. */
export function focusField(error: FormError, scope?: ParentNode): void {
  const field = findField(error, scope)
  if (field === null) return error.inputRef?.current?.focus()
  const go = () => {
    const target = focusTarget(field)
    if (target === null) return
    const label = (target as HTMLInputElement).labels?.[0]
    // `scroll-padding` of the page keeps it clear of the header.
    label?.scrollIntoView({ block: 'nearest' })
    target.focus()
  }
  // A panel that was just opened can take the focus only after it is painted.
  if (reveal(field)) requestAnimationFrame(go)
  else go()
}

/** In the order of the page; errors without a field come first. */
export function inPageOrder(errors: readonly FormError[], scope?: ParentNode): FormError[] {
  const placed = errors.map((error) => ({ error, field: findField(error, scope) }))
  placed.sort((a, b) => {
    if (a.field === b.field) return 0
    if (a.field === null) return -1
    if (b.field === null) return 1
    return a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
  return placed.map(({ error }) => error)
}
