export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('nothing was measured')
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** One line of the result: what both sides took, run by run (sizes are the same in every run and stand once). */
export interface Measure {
  page: 'login' | 'form' | 'grid'
  name: string
  unit: 'KB' | 'ms' | 'MB' | 'frames'
  ours: number[]
  peer: number[]
  /** The same of forty native inputs without any library: what the browser itself takes. */
  bare?: number[]
  /** What we promise: at most this share of the peer, at most this much ourselves. */
  target?: { ratio: number; ours?: number }
}

export interface Summary extends Measure {
  oursMedian: number
  peerMedian: number
  /** Ratio of the medians, and the lowest and highest ratio of one run: runs are neighbours in time, so their noise is shared. */
  ratio: number
  spread: [lowest: number, highest: number]
  met?: boolean
}

export function summarize(measure: Measure): Summary {
  const oursMedian = median(measure.ours)
  const peerMedian = median(measure.peer)
  const ratio = oursMedian / peerMedian
  const ofRuns = measure.ours.map((ours, run) => ours / (measure.peer[run] ?? Number.NaN))
  const { target } = measure
  return {
    ...measure,
    oursMedian,
    peerMedian,
    ratio,
    spread: [Math.min(...ofRuns), Math.max(...ofRuns)],
    ...(target && { met: ratio <= target.ratio && oursMedian <= (target.ours ?? Number.POSITIVE_INFINITY) }),
  }
}

function verdict({ target, met, unit }: Summary): string {
  if (target === undefined) return ''
  const own = target.ours === undefined ? '' : ` and ≤ ${target.ours} ${unit}`
  return `${met ? 'pass' : 'FAIL'}  ≤ ${target.ratio.toFixed(2)}×${own}`
}

/** The results as a table for the terminal. */
export function table(summaries: readonly Summary[]): string {
  const row = (...[page, name, ours, peer, bare, ratio, spread, target]: string[]) =>
    `${page!.padEnd(6)} ${name!.padEnd(34)} ${ours!.padStart(10)} ${peer!.padStart(10)} ${bare!.padStart(10)}   ${ratio!.padStart(5)}  ${spread!.padEnd(11)}  ${target}`
  const lines = summaries.map((summary) => {
    const { page, name, unit, oursMedian, peerMedian, bare, ratio, spread, ours } = summary
    const value = (number: number) => `${number.toFixed(1)} ${unit}`
    const range = ours.length > 1 ? `${spread[0].toFixed(2)}–${spread[1].toFixed(2)}` : ''
    return row(
      page,
      name,
      value(oursMedian),
      value(peerMedian),
      bare === undefined ? '' : value(median(bare)),
      ratio.toFixed(2),
      range,
      verdict(summary),
    )
  })
  return [row('page', 'median', 'ours', 'antd', 'bare', 'ratio', 'run by run', 'target'), ...lines].join('\n')
}
