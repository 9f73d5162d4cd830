import type { Visitor } from '#portal/session/store.ts'

/** People as the guard sees them: the operator of a core enterprise, with what a test says otherwise. */
export const home = '/credit/core/index/operator'
export const visitor = (over: Partial<Visitor> = {}): Visitor => ({
  allowedPaths: new Set([home, '/credit/core/issue/issue', '/my/person-info/index']),
  hiddenPaths: new Set(),
  roleCode: 'ROLE_CORE_OPERATOR',
  passwordExpired: false,
  homeUrl: home,
  hasOpenedProduct: true,
  ...over,
})
export const expired = visitor({ passwordExpired: true })
export const noRole = visitor({ allowedPaths: new Set(), roleCode: 'ROLE_CORP_DEFAULT', homeUrl: '' })
