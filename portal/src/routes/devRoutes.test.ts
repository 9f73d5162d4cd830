import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expired, visitor } from '#portal/session/testing/visitors.ts'
import { decide } from './decide.ts'
import type { PortalRoute } from './route.ts'
import { routeOf } from './routes.ts'

// Outside the menu of the visitor.
const path = '/credit/core/issue/final-approve'
const row = routeOf(path) as PortalRoute

beforeEach(() => {
  row.dev = true
})
afterEach(() => {
  delete row.dev
  vi.unstubAllEnvs()
})

describe('spec §2: a route that is marked dev', () => {
  it('opens without menu and without session while the portal is developed', () => {
    expect(decide(path, visitor()).kind).toBe('show')
    expect(decide(path, null).kind).toBe('show')
  })

  it('still needs a password that has not expired', () => {
    expect(decide(path, expired).kind).toBe('passwordExpired')
  })

  it('opens for nobody in a production build', () => {
    vi.stubEnv('DEV', false)
    expect(decide(path, visitor())).toEqual({ kind: 'redirect', to: '/error-page/403' })
    expect(decide(path, null).kind).toBe('login')
  })

  it('opens nothing else', () => {
    expect(decide('/credit/core/issue/director-approve', visitor())).toEqual({
      kind: 'redirect',
      to: '/error-page/403',
    })
  })
})
