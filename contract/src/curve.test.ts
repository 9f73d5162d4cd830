import { expect, test } from 'vitest'
import { isOnCurve } from './curve.ts'

// The base point of the curve (FIPS 186-4, D.1.2.3).
const base = { x: 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY', y: 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU' }

test('a point of the curve is a public key, any other pair of numbers is none', () => {
  expect(isOnCurve(base)).toBe(true)
  expect(isOnCurve({ x: base.y, y: base.x })).toBe(false)
  expect(isOnCurve({ ...base, y: `A${base.y.slice(1)}` })).toBe(false)
  expect(isOnCurve({ x: '_'.repeat(43), y: '_'.repeat(43) })).toBe(false)
})
