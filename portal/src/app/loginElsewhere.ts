import { platformAtom } from '#portal/parts/platform.ts'
import { LOGIN, queryOf, withoutBase } from '#portal/session/address.ts'
import { store } from '#portal/session/store.ts'

/**
 * The platform's own login in place of an address of the login page, with the same query (`loginUrl`, Q22); `undefined`
 * while that is the portal's.
 */
export function loginElsewhere(address: string): string | undefined {
  const loginUrl = store.get(platformAtom)?.loginUrl ?? ''
  if (loginUrl === '' || withoutBase(loginUrl) === LOGIN) return undefined
  const query = queryOf(address).slice(1)
  if (query === '') return loginUrl
  return `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}${query}`
}
