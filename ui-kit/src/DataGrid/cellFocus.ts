const cells = '[role=gridcell], [role=rowheader], [role=columnheader]'
const controls = 'a[href], button, input, select, textarea, [tabindex]'
/** The control that is the cell's only business, like its checkbox: it takes the focus in the cell's place (APG). */
const entry = '[data-entry]'

export const cellOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(cells)

export const entryOf = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(entry) ?? cell

/** Whether arrow keys are the grid's here: on the cell itself, or on what stands in its place. */
export const isAtEntry = (element: Element): boolean => element.matches(`${cells}, ${entry}`)

export function controlsIn(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter((each) => !each.matches(entry))
}

export function takeFromTabOrder(body: HTMLElement): void {
  for (const control of body.querySelectorAll<HTMLElement>(controls)) {
    if (control.tabIndex >= 0 && !control.matches(`${cells}, ${entry}`)) control.tabIndex = -1
  }
}

/** Focus first, then scroll just as far as needed, clear of the header and the first column (2.4.11). */
export function focusCell(cell: HTMLElement | null | undefined): void {
  if (!cell) return
  entryOf(cell).focus({ preventScroll: true })
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
