import { useEffect, useRef, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { csvMessages } from '../lib/messages/csv.ts'
import { useMessages } from '../lib/messages.ts'
import { notify } from '../lib/notify.ts'
import { elapsed } from '../lib/pause.ts'
import type { CsvColumn } from './csv.ts'
import { writeCsv } from './writeCsv.ts'

interface Options<Row> {
  columns: readonly CsvColumn<Row>[]
  rows: () => readonly Row[]
  save: (file: Blob) => void
}

/** A sentence lasts about as long: progress that is said more often is never heard to its end. */
const SAY_EVERY_MS = 2000
/** What is written sooner needs no word before the last one. */
const SILENT_MS = 1000

/** One export at a time. `percent` is undefined while none runs. */
export function useCsvExport<Row>({ columns, rows, save }: Options<Row>) {
  const t = useMessages(csvMessages)
  const [percent, setPercent] = useState<number>()
  const running = useRef<AbortController>(undefined)

  // Who leaves the page does not wait for the file any more.
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current !== undefined) return
    const controller = new AbortController()
    running.current = controller
    let said = elapsed() + SILENT_MS - SAY_EVERY_MS
    setPercent(0)
    try {
      const all = rows()
      const onProgress = (written: number) => {
        const now = Math.floor((written / all.length) * 100)
        setPercent(now)
        if (written === all.length || elapsed() - said < SAY_EVERY_MS) return
        said = elapsed()
        announce(t.saidPercent(now))
      }
      save(await writeCsv({ rows: all, columns, signal: controller.signal, onProgress }))
      announce(t.saidDone(all.length))
    } catch {
      if (controller.signal.aborted) announce(t.saidCancelled)
      else notify(t.failed, 'danger')
    } finally {
      running.current = undefined
      setPercent(undefined)
    }
  }

  return { percent, start, cancel: () => running.current?.abort() }
}
