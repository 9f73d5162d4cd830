/**
 * Ref of the bar at the top. Long texts give it a second line: what sticks below it, and what is scrolled to, keeps clear
 * of the bar as it is (2.4.11). What follows from its height says `bar.css.ts`.
 */
export function measureBar(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--measured-bar-size', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--measured-bar-size')
  }
}
