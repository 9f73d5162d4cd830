import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DRAFT_DELAY_MS, DraftSaver, type SavedDraft } from './draftSaver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function saver(put = vi.fn(async (_payload: string, version: number) => ({ savedAt: 'now', version: version + 1 }))) {
  const onSaved = vi.fn()
  const onFailed = vi.fn()
  return { put, onSaved, onFailed, draft: new DraftSaver<string>({ put, onSaved, onFailed }) }
}

describe('product P4: autosaved draft', () => {
  it('is saved 800 ms after the last change, once, in its last state', async () => {
    const { draft, put } = saver()
    draft.change('a')
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS - 1)
    draft.change('ab')
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS - 1)
    expect(put).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(put.mock.calls).toEqual([['ab', 0]])
  })

  it('is saved at once when the page is hidden, and not again', async () => {
    const { draft, put } = saver()
    draft.change('a')
    await draft.flush()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS * 2)
    expect(put).toHaveBeenCalledTimes(1)
  })

  it('never has two requests under way: the second carries the version of the first', async () => {
    const answers: (() => void)[] = []
    const put = vi.fn(
      (_payload: string, version: number) =>
        new Promise<{ savedAt: string; version: number }>((resolve) =>
          answers.push(() => resolve({ savedAt: 'now', version: version + 1 })),
        ),
    )
    const { draft } = saver(put)
    draft.change('a')
    const first = draft.flush()
    draft.change('ab')
    const second = draft.flush()
    expect(put).toHaveBeenCalledTimes(1)
    answers[0]?.()
    await first
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2))
    answers[1]?.()
    await second
    expect(put.mock.calls).toEqual([
      ['a', 0],
      ['ab', 1],
    ])
  })

  it('99000409: stops, keeps what was typed, and goes on with the version that is overwritten', async () => {
    const put = vi.fn(async (_payload: string, version: number) => {
      if (version === 0) throw new Error('99000409')
      return { savedAt: 'now', version: version + 1 }
    })
    const { draft, onFailed } = saver(put)
    draft.change('mine')
    await draft.flush()
    expect(onFailed).toHaveBeenCalledTimes(1)
    draft.change('mine too')
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    expect(put).toHaveBeenCalledTimes(1)
    draft.resume(5)
    await vi.waitFor(() => expect(put.mock.lastCall).toEqual(['mine too', 5]))
  })

  it('once stopped, nothing that waited is saved', async () => {
    const { draft, put } = saver()
    draft.change('a')
    void draft.stop()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    expect(put).not.toHaveBeenCalled()
  })

  it('stopped while it saves, it waits for the answer and knows what is to be deleted: what is deleted then stays deleted', async () => {
    const answer: { give?: () => void } = {}
    const put = vi.fn(
      () => new Promise<SavedDraft>((resolve) => (answer.give = () => resolve({ savedAt: 'now', version: 7 }))),
    )
    const { draft, onSaved } = saver(put)
    draft.change('a')
    void draft.flush()
    let isStopped = false
    const left = draft.stop()
    const stopped = left.then(() => (isStopped = true))
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    expect(isStopped).toBe(false)
    answer.give?.()
    await stopped
    expect([onSaved.mock.calls, draft.version, await left]).toEqual([[], 0, 7])
  })

  it('accessibility §5.18: what a lost session kept from being saved can be had from it, in its last state', async () => {
    const put = vi.fn(async () => {
      throw new Error('session lost')
    })
    const { draft } = saver(put)
    draft.change('a')
    await draft.flush()
    expect(draft.unsaved).toBe('a')
    draft.change('ab')
    expect(draft.unsaved).toBe('ab')
  })

  it('what no answer has come for is not known to be saved; once it is, nothing is left', async () => {
    let answer = (_saved: { savedAt: string; version: number }) => {}
    const put = vi.fn(() => new Promise<{ savedAt: string; version: number }>((resolve) => (answer = resolve)))
    const { draft } = saver(put)
    draft.change('a')
    const saving = draft.flush()
    expect(draft.unsaved).toBe('a')
    answer({ savedAt: 'now', version: 1 })
    await saving
    expect(draft.unsaved).toBeUndefined()
  })

  it('what was thrown away while it was being saved does not come back when that fails', async () => {
    let fail = (_error: Error) => {}
    const put = vi.fn(() => new Promise<{ savedAt: string; version: number }>((_, reject) => (fail = reject)))
    const { draft } = saver(put)
    draft.change('a')
    const saving = draft.flush()
    void draft.stop()
    fail(new Error('network'))
    await saving
    draft.resume(0)
    expect(draft.unsaved).toBeUndefined()
    expect(put).toHaveBeenCalledTimes(1)
  })
})
