import fs from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { DiskSilent } from './patience.ts'
import { openDiskStore } from './store.ts'

const PATIENCE_MS = 50
const bytes = Buffer.alloc(200_000, 'jinpiao')
let store: ReturnType<typeof openDiskStore>
let sha256: string
beforeEach(async () => {
  store = openDiskStore(await mkdtemp(join(inject('runFolder'), 'silent-')))
  sha256 = (await store.put(bytes)).sha256
})

/** Reads say nothing from the `nth` on, until what is returned is called. */
function silentFrom(nth: number): () => void {
  const { read } = fs
  const held: (() => void)[] = []
  let count = 0
  const silent = vi.spyOn(fs, 'read').mockImplementation(((...all: Parameters<typeof read>) => {
    count += 1
    if (count < nth) read(...all)
    else held.push(() => read(...all))
  }) as typeof read)
  const answers = () => {
    silent.mockRestore()
    for (const answer of held.splice(0)) answer()
  }
  onTestFinished(answers)
  return answers
}
const readWhole = async () => buffer((await store.open(sha256, PATIENCE_MS)).stream)

test('a file is read in pieces, whole', async () => {
  expect((await readWhole()).equals(bytes)).toBe(true)
})

test.each([1, 2])(
  'whoever reads waits no longer than that for piece %d, and nobody after him until it has come',
  async (nth) => {
    const answers = silentFrom(nth)
    await expect(readWhole()).rejects.toThrow(DiskSilent)
    const since = performance.now()
    await expect(store.open(sha256)).rejects.toThrow(DiskSilent)
    expect(performance.now() - since).toBeLessThan(PATIENCE_MS)
    // Who keeps one asks another part of the disk.
    await store.put(Buffer.from('other'))
    answers()
    await expect.poll(async () => (await readWhole()).equals(bytes)).toBe(true)
  },
)

test('who takes his time costs no patience: the disk has answered', async () => {
  const { stream } = await store.open(sha256, PATIENCE_MS)
  let size = 0
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    size += piece.length
    await new Promise((resume) => setTimeout(resume, PATIENCE_MS * 2))
  }
  expect(size).toBe(bytes.length)
})
