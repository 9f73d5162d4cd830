import type { PlatformConfig } from '@jinpiao/contract/platform'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { platformAtom } from '#portal/parts/platform.ts'
import { store } from '#portal/session/store.ts'
import { loginElsewhere } from './loginElsewhere.ts'

beforeEach(() => vi.stubGlobal('location', { origin: 'https://portal.test' }))
afterEach(() => {
  store.set(platformAtom, undefined)
  vi.unstubAllGlobals()
})

test.each([
  ['/cv3/login', '/login?redirect=%2Fmy', undefined],
  ['/login', '/login', undefined],
  ['', '/login', undefined],
  ['https://sso.example.com/in', '/login', 'https://sso.example.com/in'],
  ['https://sso.example.com/in', '/login?redirect=%2Fmy', 'https://sso.example.com/in?redirect=%2Fmy'],
  ['https://sso.example.com/in?app=1', '/login?redirect=%2Fmy', 'https://sso.example.com/in?app=1&redirect=%2Fmy'],
  ['/sso/in', '/login?expired=1', 'https://portal.test/sso/in?expired=1'],
  ['/sso/in?app=1', '/login?redirect=%2Fmy', 'https://portal.test/sso/in?app=1&redirect=%2Fmy'],
  ['https://portal.test/sso/in', '/login', 'https://portal.test/sso/in'],
  ['/cv3x/login', '/login', 'https://portal.test/cv3x/login'],
  ['/cv3/register/reset-password', '/login', 'https://portal.test/cv3/register/reset-password'],
  // Each of these is the portal's login, or leads back to it.
  ['https://portal.test/cv3/login', '/login?expired=1', undefined],
  ['/cv3/login/', '/login', undefined],
  ['/cv3/login/login', '/login', undefined],
  ['/cv3/', '/login', undefined],
  ['/cv3', '/login', undefined],
  ['/', '/login', undefined],
  ['/cv3/my/message/index', '/login', undefined],
  ['/cv3/no/such/page', '/login', undefined],
])('Q22: with loginUrl %s the address %s leads to %s', (loginUrl, address, expected) => {
  store.set(platformAtom, { loginUrl } as PlatformConfig)
  expect(loginElsewhere(address)).toBe(expected)
})
