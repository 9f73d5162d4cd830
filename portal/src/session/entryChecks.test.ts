import { describe, expect, it } from 'vitest'
import { checkCode, checkCorpName, checkMobile, checkPassword } from './entryChecks.ts'

describe('accessibility §5.17: fields of the login', () => {
  it.each([
    ['', 'mobileMissing'],
    ['  ', 'mobileMissing'],
    ['138001380', 'mobileWrong'],
    ['138001380001', 'mobileWrong'],
    ['1380013800a', 'mobileNotDigits'],
    ['23800138000', 'mobileNotDigits'],
    ['13800138000', undefined],
    ['138 0013 8000', undefined],
    ['138-0013-8000', undefined],
    ['+86 138 0013 8000', undefined],
    ['１３８００１３８０００', undefined],
  ])('mobile %j: %s', (value, key) => {
    expect(checkMobile(value)?.key).toBe(key)
  })

  it('says how many digits there are', () => {
    expect(checkMobile('1380013800')).toEqual({ key: 'mobileWrong', count: 10 })
  })

  it.each([
    ['', 'codeMissing'],
    ['12345', 'codeWrong'],
    ['12345a', 'codeWrong'],
    ['123 456', undefined],
    ['１２３４５６', undefined],
  ])('code %j: %s', (value, key) => {
    expect(checkCode(value)?.key).toBe(key)
  })

  it('a company of spaces is missing; a password of spaces is a password', () => {
    expect(checkCorpName('  ')?.key).toBe('corpNameMissing')
    expect(checkPassword('')?.key).toBe('passwordMissing')
    expect(checkPassword('  ')).toBeUndefined()
  })
})
