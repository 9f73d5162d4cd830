import { expect, it } from 'vitest'
import { loginWays, wayOf } from './loginWays.ts'

it.each([
  ['the platform offers all three', true, null, ['password', 'sms', 'ukey'], 'password'],
  ['the address names one', true, 'ukey', ['password', 'sms', 'ukey'], 'ukey'],
  ['the address names none that exists', true, 'fax', ['password', 'sms', 'ukey'], 'password'],
  ['without isOrgLogin there is no way by enterprise and password', false, null, ['sms', 'ukey'], 'sms'],
  ['… and an address that names it opens the first one', false, 'password', ['sms', 'ukey'], 'sms'],
] as const)('Q21: %s', (_rule, isOrgLogin, named, ways, chosen) => {
  expect(loginWays({ isOrgLogin, authType: 'ALL' })).toEqual(ways)
  expect(wayOf(named, loginWays({ isOrgLogin, authType: 'ALL' }))).toBe(chosen)
})

it.each([
  ['SMS', ['password', 'sms']],
  ['UKEY', ['password', 'ukey']],
])('Q22: authType %s offers these besides enterprise and password', (authType, ways) => {
  expect(loginWays({ isOrgLogin: true, authType })).toEqual(ways)
})
