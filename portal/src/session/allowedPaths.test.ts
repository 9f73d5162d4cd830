import type { ProductFacts } from '@jinpiao/contract/productGates'
import type { MenuResource } from '@jinpiao/contract/session'
import { describe, expect, it } from 'vitest'
import { home } from '#portal/session/testing/visitors.ts'
import { allowedPaths, hiddenPaths } from './allowedPaths.ts'

describe('allowedPaths: spec §6, I20', () => {
  const menu = (menuBrief: string, childMenuResources: MenuResource[] = []): MenuResource => ({
    menuName: menuBrief,
    menuBrief,
    hidden: false,
    childMenuResources,
  })
  const protocol = '/credit/self-loan/protocol/index'
  const draw = '/credit/self-loan/draw/index'
  const chainCredit = '/credit/chain-credit/apply'
  const menus = [menu(home, [menu(draw), menu(protocol)]), menu(chainCredit)]
  const facts: ProductFacts = { userType: 'CORP', lineAgreementTime: null, chainCreditEnabled: false }
  const has = (over: Partial<ProductFacts>, path: string, list = menus) =>
    allowedPaths(list, { ...facts, ...over }).has(path)

  it.each([
    ['without agreement the self-loan pages are removed', {}, draw, false],
    ['without agreement the protocol page stays', {}, protocol, true],
    ['with agreement the self-loan pages stay', { lineAgreementTime: '2026-01-01' }, draw, true],
    ['with agreement the protocol page is removed', { lineAgreementTime: '2026-01-01' }, protocol, false],
    ['chain credit is removed unless enabled', {}, chainCredit, false],
    ['chain credit stays when enabled', { chainCreditEnabled: true }, chainCredit, true],
    ['other paths stay', {}, home, true],
  ] as const)('%s', (_rule, over, path, expected) => {
    expect(has(over, path)).toBe(expected)
  })
  it.each([
    ['ROLE_CORP_OPERATOR', true],
    ['ROLE_CORP_DIRECTOR', true],
    ['ROLE_CORP_QUERY', false],
    ['ROLE_PURCHASE', false],
    ['ROLE_CORP_MANAGER', false],
    ['ROLE_CORP_DEFAULT', false],
    [undefined, true],
  ])('suppliers without agreement get the protocol page added, as %s: %s', (roleCode, expected) => {
    expect(has({ roleCode }, protocol, [menu(home)])).toBe(expected)
    expect(has({ roleCode, userType: 'CORE' }, protocol, [menu(home)])).toBe(false)
    expect(has({ roleCode, userType: 'FUNDER' }, protocol, [menu(home)])).toBe(false)
  })
  it('CORE users without agreement have no self-loan page, whatever the menu holds', () => {
    const core = { userType: 'CORE' } as const
    const listed = allowedPaths(menus, { ...facts, ...core })
    expect([...listed].filter((path) => path.startsWith('/credit/self-loan/'))).toEqual([])
    expect(has({ ...core, lineAgreementTime: '2026-01-01' }, draw)).toBe(true)
  })
  it('spec §1: what the server hides stays allowed and is named; below a hidden entry everything is hidden', () => {
    const shownHome = menu(home, [menu('/a'), { ...menu('/b'), hidden: true }])
    const hiddenHeading = { ...menu('', [menu('/c'), menu('/a')]), hidden: true }
    const list = [shownHome, hiddenHeading]
    expect([...hiddenPaths(list)].filter(Boolean)).toEqual(['/b', '/c'])
    expect(has({}, '/b', list)).toBe(true)
  })
})
