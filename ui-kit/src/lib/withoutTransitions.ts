/**
 * Makes a change to the whole page, as a theme is, that is shown at once. Every control fades its own colours from one
 * state to the next; all of them fading together took most of the time until the new theme was painted.
 */
export function withoutTransitions(change: () => void): void {
  const { dataset } = document.documentElement
  dataset['switching'] = ''
  change()
  // The first frame shows the change; only after it may transitions run again, or they would start from the old colours.
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['switching']))
}
