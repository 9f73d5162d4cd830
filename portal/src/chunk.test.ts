import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, chunk } from './chunk.ts'

afterEach(() => vi.useRealTimers())

describe('spec §8: files of a page that do not arrive', () => {
  it.each([
    ['Failed to fetch dynamically imported module: /x.js', 'chunk'],
    ['Unable to preload CSS for /x.css', 'css'],
  ])('%s → %s', async (message, kind) => {
    await expect(chunk(Promise.reject(new Error(message)))).rejects.toMatchObject({ name: 'ChunkError', kind })
  })

  it('spec §9: are given up after 120 s', async () => {
    vi.useFakeTimers()
    const caught = chunk(new Promise(() => {})).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    expect(await caught).toMatchObject({ kind: 'chunk' })
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })

  it('what arrives in time is handed on', async () => {
    await expect(chunk(Promise.resolve('module'))).resolves.toBe('module')
  })
})
