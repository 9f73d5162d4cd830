/**
 * Puts the focus on text (a caption, a heading) that is no Tab stop: focusable for as long as it has the focus and
 * not longer, so that a click on it later does nothing.
 */
export function focusText(element: HTMLElement | null | undefined): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus()
}
