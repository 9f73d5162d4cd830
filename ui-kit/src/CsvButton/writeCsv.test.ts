import { describe, expect, test } from 'vitest'
import { SLICE_MS, writeCsv } from './writeCsv.ts'

const rows = Array.from({ length: 1000 }, (_, i) => i)
const columns = [{ header: '序号', value: (row: number) => String(row) }]
const quiet = () => {}
const running = () => new AbortController().signal

/** A clock that moves by a tenth of a millisecond with every row. */
function slowRows() {
  let time = 0
  return { now: () => time, columns: [{ header: '序号', value: (row: number) => ((time += 0.1), String(row)) }] }
}

test('the file begins with a byte order mark and the header, and holds every row once, in order', async () => {
  const blob = await writeCsv({ rows, columns, signal: running(), onProgress: quiet })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await blob.text()).toBe(`序号\r\n${rows.map((row) => `${row}\r\n`).join('')}`)
  expect(blob.type).toBe('text/csv;charset=utf-8')
})

test('of no rows the header is written', async () => {
  const blob = await writeCsv({ rows: [], columns, signal: running(), onProgress: quiet })
  expect(await blob.text()).toBe('序号\r\n')
})

describe('the page stays responsive', () => {
  test('no slice is longer than its share of a frame and one row', async () => {
    const { now, columns: slow } = slowRows()
    let since = 0
    let longest = 0
    const breathe = async () => {
      longest = Math.max(longest, now() - since)
      since = now()
    }
    await writeCsv({ rows, columns: slow, signal: running(), onProgress: quiet, now, breathe })
    expect(longest).toBeGreaterThan(0)
    expect(longest).toBeLessThanOrEqual(SLICE_MS + 0.11)
  })

  test('progress is told after every slice, and ends with the last row', async () => {
    const { now, columns: slow } = slowRows()
    const told: number[] = []
    await writeCsv({ rows, columns: slow, signal: running(), now, onProgress: (written) => told.push(written) })
    expect(told.length).toBeGreaterThan(5)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBe(1000)
  })
})

test('cancellable: no row is written after the slice in which it was cancelled', async () => {
  const { now, columns: slow } = slowRows()
  const cancelling = new AbortController()
  let slices = 0
  const onProgress = () => {
    slices += 1
    if (slices === 2) cancelling.abort()
  }
  await expect(writeCsv({ rows, columns: slow, signal: cancelling.signal, onProgress, now })).rejects.toThrow('abort')
  expect(slices).toBe(2)
})
