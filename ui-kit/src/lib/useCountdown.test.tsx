import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useCountdown } from './useCountdown.ts'

function Clock({ until, onEnd }: { until: number | undefined; onEnd: () => void }) {
  return <output>{useCountdown(until, onEnd)}</output>
}

/** An element of the page for this test alone. */
function newHost() {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  return host
}

it('accessibility §5.17: counts by the clock, also when the tab slept, and ends once', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const onEnd = vi.fn()
  const host = newHost()
  const root = createRoot(host)
  root.render(<Clock until={Date.now() + 60_000} onEnd={onEnd} />)
  await vi.waitFor(() => expect(host.textContent).toBe('60'))

  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(host.textContent).toBe('59'))

  // Fifty seconds pass with a single tick.
  vi.setSystemTime(Date.now() + 50_000)
  await vi.advanceTimersByTimeAsync(250)
  await vi.waitFor(() => expect(host.textContent).toBe('9'))
  expect(onEnd).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(20_000)
  await vi.waitFor(() => expect(host.textContent).toBe('0'))
  expect(onEnd).toHaveBeenCalledTimes(1)
  root.unmount()
  vi.useRealTimers()
})

it('nothing ends when there is nothing more to wait for, and what is over already ends at once: each time once', async () => {
  const onEnd = vi.fn()
  const host = newHost()
  const root = createRoot(host)
  const show = async (until: number | undefined) => {
    root.render(<Clock until={until} onEnd={onEnd} />)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return onEnd.mock.calls.length
  }
  const over = Date.now() - 1000
  expect(await show(Date.now() + 60_000)).toBe(0)
  expect(await show(undefined)).toBe(0)
  expect(await show(over)).toBe(1)
  expect(await show(over)).toBe(1)
  expect(await show(undefined)).toBe(1)
  expect(await show(over + 1)).toBe(2)
  root.unmount()
})
