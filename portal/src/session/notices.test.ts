import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'
import { hideNotice, isHidden, noticesOf, skipsLicenceCheck } from './notices.ts'

const security = (days: number | undefined, roleCode = 'ROLE_CORE_OPERATOR') =>
  ({
    ...(days !== undefined && { uKeyNearExpiryDays: days }),
    currentRole3: { pkRole: '1', roleCode, roleLabel: '', homeUrl: '' },
  }) satisfies Partial<SecurityData>
const shown = { licenceExpired: false, isHidden: () => false }

afterEach(() => vi.unstubAllGlobals())

describe('spec §4, §6, §9: dialogs after login', () => {
  it.each([
    [31, undefined],
    [30, { expired: false }],
    [1, { expired: false }],
    [0, { expired: true }],
    [-3, { expired: true }],
    [undefined, undefined],
  ])('UKEY with %s days left: %j', (days, expected) => {
    const [notice] = noticesOf(security(days), shown)
    if (expected === undefined) expect(notice).toBeUndefined()
    else expect(notice).toMatchObject({ kind: 'ukey', ...expected })
  })

  it('first the licence, then the UKEY', () => {
    const notices = noticesOf(security(3), { ...shown, licenceExpired: true })
    expect(notices.map(({ kind }) => kind)).toEqual(['licence', 'ukey'])
  })

  it('what was dismissed stays away', () => {
    expect(noticesOf(security(3), { licenceExpired: true, isHidden: (kind) => kind === 'licence' })).toMatchObject([
      { kind: 'ukey' },
    ])
  })

  it('what was dismissed is told again in the next session, of the same person or another, in any window', () => {
    openTab()
    const session = (userId: string, endsAt: string) => ({ user3: { userId }, endsAt }) as SecurityData
    const now = session('U1', '2026-11-30T20:00:00+08:00')
    hideNotice('ukey', now)
    expect([isHidden('ukey', now), isHidden('licence', now)]).toEqual([true, false])
    expect(isHidden('ukey', session('U1', '2026-12-01T08:00:00+08:00'))).toBe(false)
    expect(isHidden('ukey', session('U2', now.endsAt))).toBe(false)
  })

  it.each([
    ['ROLE_CORE_DIRECTOR', true],
    ['ROLE_CORP_DIRECTOR', true],
    ['ROLE_NO_LEGAL_ENTITY_DIRECTOR', true],
    ['ROLE_CORE_OPERATOR', false],
    ['ROLE_CORE_FINAL_REVIEW', false],
  ])('spec §6: only the director may update the UKEY: %s %s', (role, isDirector) => {
    expect(noticesOf(security(3, role), shown)).toMatchObject([{ isDirector }])
  })

  it.each([
    [['ROLE_CORE_DIRECTOR'], true],
    [['ROLE_CORE_DIRECTOR', 'ROLE_CORP_DIRECTOR'], true],
    [['ROLE_CORE_DIRECTOR', 'ROLE_CORE_OPERATOR'], false],
    [['ROLE_CORE_DIRECTOR', 'ROLE_OF_TOMORROW'], false],
    [['ROLE_CORE_OPERATOR'], false],
    [[], false],
  ])('spec §6: the licence check is skipped for director-only roles: %j %s', (candidateRoles, skips) => {
    expect(skipsLicenceCheck({ candidateRoles })).toBe(skips)
  })
})
