import type { PlatformConfig } from '@jinpiao/contract/platform'
import { afterEach, expect, test } from 'vitest'
import { platformAtom } from '#portal/parts/platform.ts'
import { store } from '#portal/session/store.ts'
import { loginElsewhere } from './loginElsewhere.ts'

afterEach(() => store.set(platformAtom, undefined))

test.each([
  ['/cv3/login', '/login?redirect=%2Fmy', undefined],
  ['/login', '/login', undefined],
  ['', '/login', undefined],
  ['https://sso.example.com/in', '/login', 'https://sso.example.com/in'],
  ['https://sso.example.com/in', '/login?redirect=%2Fmy', 'https://sso.example.com/in?redirect=%2Fmy'],
  ['https://sso.example.com/in?app=1', '/login?redirect=%2Fmy', 'https://sso.example.com/in?app=1&redirect=%2Fmy'],
  ['/sso/in', '/login?expired=1', '/sso/in?expired=1'],
])('Q22: with loginUrl %s the address %s leads to %s', (loginUrl, address, expected) => {
  store.set(platformAtom, { loginUrl } as PlatformConfig)
  expect(loginElsewhere(address)).toBe(expected)
})
