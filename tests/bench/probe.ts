/** What the page itself notes while it is measured, as `window.bench`. */
export interface Probe {
  /** When the page was ready and painted, by the page's clock; 0 before. */
  readyAt: number
  /** Milliseconds from each key press to the paint that follows it. */
  keys: number[]
  /** Milliseconds from each release of the pointer to the paint with another page background. */
  themes: number[]
}

declare global {
  interface Window {
    bench: Probe
  }
}

/** Runs in the page before any of its scripts, alike on both sides. `readySelector` matches when the page can be used. */
export function installProbe(readySelector: string): void {
  const bench: Probe = { readyAt: 0, keys: [], themes: [] }
  window.bench = bench

  // A message posted from a frame callback is delivered after that frame has been painted.
  const painted = (then: (now: number) => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      then(performance.now())
    })
    port1.start()
    port2.postMessage(null)
  }
  const inFrame = (isDone: () => boolean, then: (now: number) => void) => {
    requestAnimationFrame(() => (isDone() ? painted(then) : inFrame(isDone, then)))
  }
  const pageBackground = () => {
    for (let node: Element | null = document.querySelector('form'); node !== null; node = node.parentElement) {
      const color = getComputedStyle(node).backgroundColor
      if (color !== 'rgba(0, 0, 0, 0)') return color
    }
    return ''
  }

  inFrame(
    () => document.querySelector(readySelector) !== null,
    (now) => (bench.readyAt = now),
  )
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      inFrame(
        () => true,
        (now) => bench.keys.push(now - timeStamp),
      ),
    { capture: true },
  )
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const before = pageBackground()
      inFrame(
        () => pageBackground() !== before,
        (now) => bench.themes.push(now - timeStamp),
      )
    },
    { capture: true },
  )
}
