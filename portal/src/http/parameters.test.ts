import { describe, expect, it } from 'vitest'
import { parametersOf } from './parameters.ts'

describe('spec §7: parameters', () => {
  it('every GET adds the time as v', () => {
    expect(parametersOf('GET', undefined, 17)).toBe('v=17')
    expect(parametersOf('GET', { a: 1 }, 17)).toBe('a=1&v=17')
  })
  it('other methods do not', () => {
    expect(parametersOf('POST', { a: 1 }, 17)).toBe('a=1')
  })
  it('arrays are repeated', () => {
    expect(parametersOf('POST', { id: ['1', '2'], s: 'x' })).toBe('id=1&id=2&s=x')
  })
  it('what is absent is not sent', () => {
    expect(parametersOf('POST', { a: undefined, b: null, c: '' })).toBe('c=')
  })
})
