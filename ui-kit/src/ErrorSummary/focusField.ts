import type { FormError } from './formErrors.ts'

/** A choice that cannot be chosen is `disabled` and takes no focus. */
const inputs =
  ':is(input:not([type=hidden]), select, textarea, button, [contenteditable=true], [tabindex]):not(:disabled)'

/** The element an error is about, or null when it is about none. `scope` is the form that `name` is looked up in. */
export function findField({ fieldId, inputRef, name }: FormError, scope: ParentNode = document): Element | null {
  const direct = inputRef?.current
  if (direct instanceof Element) return direct
  const byId = fieldId === undefined ? null : document.getElementById(fieldId)
  if (byId !== null || name === undefined) return byId
  const named = scope.querySelector(`[name="${CSS.escape(name)}"]`)
  return named && (controlOf(named) ?? named)
}

/**
 * The control of a Select or a ComboBox by what carries its value: react-aria gives the name to an element that nobody
 * sees, which stands in the control beside the field.
 */
function controlOf(named: Element): Element | null {
  const carrier = named.closest('[aria-hidden=true], input[type=hidden]')
  const control = carrier?.parentElement
  // Not any parent: a hidden value of the page's own stands beside fields that it is not about.
  return control?.matches('[data-rac]') ? control.querySelector(':scope > [data-field]') : null
}

/** A group passes the focus to its first wrong part, else its first choice (GOV.UK: the first radio). */
export function focusTarget(field: Element): HTMLElement | null {
  if (field.matches(inputs)) return field as HTMLElement
  return field.querySelector<HTMLElement>('[aria-invalid=true]:not([role])') ?? field.querySelector<HTMLElement>(inputs)
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
