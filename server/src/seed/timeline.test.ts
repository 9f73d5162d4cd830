import { expect, test } from 'vitest'
import { createTimeline } from './timeline.ts'

test('scenes that overlap happen in the order of time, one at a time, also within each other', async () => {
  const seen: string[] = []
  let clock = 0
  const timeline = createTimeline((ms) => {
    clock = ms
  })
  const scene =
    (name: string, ...moments: number[]) =>
    async () => {
      for (const ms of moments) {
        await timeline.at(ms)
        // Whatever an act waits for, nothing else happens meanwhile.
        await new Promise((resolve) => setTimeout(resolve, 2))
        seen.push(`${name} ${ms} ${clock}`)
      }
    }
  await timeline.play([
    scene('a', 1, 5),
    scene('b', 2, 3),
    async () => {
      await timeline.at(0)
      await timeline.play([scene('c', 4), scene('d', 2)])
      await timeline.at(9)
      seen.push('last')
    },
  ])
  expect(seen).toEqual(['a 1 1', 'b 2 2', 'd 2 2', 'b 3 3', 'c 4 4', 'a 5 5', 'last'])
  expect(() => timeline.at(8)).toThrow(/is over/)
})
