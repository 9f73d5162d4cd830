import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, worstContrastOn } from './contrast.ts'
import { black, fillStates, type Hex, nearestPassing, toTone, white } from './oklch.ts'

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}` as Hex)

test('a colour that passes is returned verbatim', () => {
  expect(nearestPassing('#0f3d7c', [white], 4.5)).toBe('#0f3d7c')
})

test('4.5:1 exists on every fill, and the answer reaches it', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (ink, fill) => {
      expect(contrastRatio(nearestPassing(ink, [fill], 4.5), fill)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})

test('the solved tone is the nearest: it stays close to its floor and keeps the hue', () => {
  const solved = nearestPassing('#e8a33d', [white, '#eef0f3'], 4.5)
  expect(worstContrastOn([white, '#eef0f3'])(solved)).toBeLessThan(4.6)
  expect(Math.abs(toTone(solved).h - toTone('#e8a33d').h)).toBeLessThan(3)
})

test('where no tone reaches the floor, the better of black and white is the answer', () => {
  expect(nearestPassing('#ffd100', ['#767676'], 7)).toBe(black)
  expect(nearestPassing('#ffd100', ['#6b6b6b'], 7)).toBe(white)
})

test('states of a fill move away from the ink, all the same way', () => {
  const states = fillStates('#0f3d7c', white, [0.04, 0.08], () => true)
  const lightness = ['#0f3d7c', ...states].map((hex) => toTone(hex).l)
  expect(lightness).toEqual([...lightness].sort((a, b) => b - a))
  expect(new Set(lightness).size).toBe(3)
})

test('states turn towards the ink where there is no room, and stay put where nothing is allowed', () => {
  expect(toTone(fillStates(white, black, [0.06], () => true)[0] ?? black).l).toBeCloseTo(0.94, 1)
  expect(fillStates('#0f3d7c', white, [0.04, 0.08], () => false)).toEqual(['#0f3d7c', '#0f3d7c'])
})
