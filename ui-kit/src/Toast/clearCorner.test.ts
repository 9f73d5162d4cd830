import { expect, test } from 'vitest'
import { clearCorner } from './clearCorner.ts'

const view = { width: 1280, height: 800 }
const toasts = { left: 856, right: 1256, top: 716, bottom: 776 }
const across = (top: number, bottom: number) => ({ left: 0, right: 1280, top, bottom })

test('a bar at the bottom lifts the toasts above it', () => {
  expect(clearCorner(toasts, [across(732, 800)], view)).toEqual({ fromBottom: 76, fromRight: 24 })
})

test('of two bars, one above the other, they clear both', () => {
  expect(clearCorner(toasts, [across(670, 720), across(732, 800)], view)).toEqual({ fromBottom: 138, fromRight: 24 })
})

test('they go beside a narrow bar at the end of the window', () => {
  const ball = { left: 1200, right: 1280, top: 700, bottom: 784 }
  expect(clearCorner(toasts, [ball], view)).toEqual({ fromBottom: 24, fromRight: 88 })
})

test('what lies elsewhere moves nothing, and without a place they stay', () => {
  expect(clearCorner(toasts, [across(0, 64)], view)).toBeUndefined()
  expect(clearCorner(toasts, [across(20, 800)], view)).toBeUndefined()
})
