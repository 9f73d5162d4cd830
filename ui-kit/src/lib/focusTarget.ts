/** What can take the focus: an element, what a field gives as `ref`, or what react-hook-form keeps of that. */
export interface Focusable {
  /** Puts the focus there. */
  focus(): void
}

/** A choice that cannot be chosen is `disabled` and takes no focus; what is hidden carries a value or opens a dialog. */
const inputs =
  ':is(input:not([type=hidden]), select, textarea, button, [contenteditable=true], [tabindex]):not(:disabled, [aria-hidden=true])'

/** A group passes the focus to its first wrong part, else its first choice (GOV.UK: the first radio). */
export function focusTarget(field: Element): HTMLElement | null {
  if (field.matches(inputs)) return field as HTMLElement
  return field.querySelector<HTMLElement>('[aria-invalid=true]:not([role])') ?? field.querySelector<HTMLElement>(inputs)
}
