import { describe, expect, it } from 'vitest'
import { atMost } from './atMost.ts'

describe('atMost', () => {
  it('runs no more than the limit at once, in order, and gives each its own result', async () => {
    const started: number[] = []
    const finish: (() => void)[] = []
    const few = atMost(2)
    const results = [0, 1, 2, 3].map((n) =>
      few(() => {
        started.push(n)
        return new Promise<number>((resolve) => finish.push(() => resolve(n * 10)))
      }),
    )
    expect(started).toEqual([0, 1])
    finish[1]?.()
    expect(await results[1]).toBe(10)
    await expect.poll(() => started).toEqual([0, 1, 2])
    finish[0]?.()
    await expect.poll(() => started).toEqual([0, 1, 2, 3])
    finish[2]?.()
    finish[3]?.()
    expect(await Promise.all(results)).toEqual([0, 10, 20, 30])
  })

  it('what fails makes room too', async () => {
    const one = atMost(1)
    const failed = one(() => Promise.reject(new Error('no')))
    const next = one(() => Promise.resolve('yes'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
