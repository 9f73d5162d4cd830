type Measured = (vital: 'TTFB' | 'LCP', ms: number) => void

/** Times of the document as the browser has measured them by now: until its first byte, and until its largest part stood. */
export function measureFirstLoad(tell: Measured): void {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (document) tell('TTFB', Math.round(document.responseStart))
  const type = 'largest-contentful-paint'
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list, observer) => {
    observer.disconnect()
    const last = list.getEntries().at(-1)
    if (last) tell('LCP', Math.round(last.startTime))
  }).observe({ type, buffered: true })
}
