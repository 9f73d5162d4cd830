import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBubble } from './placeBubble.ts'

const bubble = { width: 200, height: 60 }
const viewport = { width: 320, height: 640 }

test('above the mark and in its middle', () => {
  expect(placeBubble({ x: 150, y: 300, width: 24, height: 24 }, bubble, viewport)).toEqual({ x: 62, y: 232 })
})

test('below where the mark is near the top; not out of the window at its side', () => {
  expect(placeBubble({ x: 290, y: 10, width: 24, height: 24 }, bubble, viewport)).toEqual({ x: 112, y: 42 })
  expect(placeBubble({ x: 0, y: 300, width: 24, height: 24 }, bubble, viewport).x).toBe(8)
})

test('1.4.13: any mark in any window: the bubble is in the window and does not cover the mark where it has room', () => {
  const length = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(length(3000), length(3000), length(1400), length(800), (width, height, x, y) => {
      const window = { width: width + 216, height: height + 200 }
      const mark = { x: Math.min(x, window.width - 24), y: Math.min(y, window.height - 24), width: 24, height: 24 }
      const at = placeBubble(mark, bubble, window)
      const isInside = at.x >= 8 && at.y >= 8 && at.x + 200 <= window.width - 8 && at.y + 60 <= window.height - 8
      const isBeside = at.y + 60 <= mark.y || at.y >= mark.y + 24
      return isInside && isBeside
    }),
  )
})
