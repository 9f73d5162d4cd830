import { byteOrderMark, type CsvColumn, csvHeader, csvLine } from './csv.ts'

export interface WriteCsvOptions<Row> {
  rows: readonly Row[]
  columns: readonly CsvColumn<Row>[]
  signal: AbortSignal
  /** Rows written so far, after every slice. */
  onProgress: (written: number) => void
  /** The clock and the pause, for tests. */
  now?: () => number
  breathe?: () => Promise<void>
}

/** A frame lasts 16.7 ms: this much of it is ours, the rest is the page's. */
export const SLICE_MS = 8
/**
 * The file, written slice by slice so that the page answers keys and pointer meanwhile, and kept as parts: one string of
 * a hundred thousand lines would be copied again and again. Throws the signal's reason once it is aborted.
 */
export async function writeCsv<Row>(options: WriteCsvOptions<Row>): Promise<Blob> {
  const { rows, columns, signal, onProgress, now = () => performance.now(), breathe = nextTask } = options
  const parts = [byteOrderMark + csvHeader(columns)]
  let written = 0
  while (written < rows.length) {
    const end = now() + SLICE_MS
    let part = ''
    // A row may be slow: the clock is looked at after each.
    for (const row of rows.slice(written)) {
      part += csvLine(columns, row)
      written += 1
      if (now() >= end) break
    }
    parts.push(part)
    onProgress(written)
    await breathe()
    signal.throwIfAborted()
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

/** A message and not a timer: in a tab in the background timers run once a second. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
