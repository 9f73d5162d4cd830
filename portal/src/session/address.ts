import type { SessionEnd } from '@jinpiao/contract/sessionEnds'

/** Asset base path (spec §9), without the slash at the end. */
export const BASE = '/cv3'

/** The login page; like every address here without the base path. */
export const LOGIN = '/login'

const base = new RegExp(`^${BASE}(?=[/?#]|$)/?`)

/**
 * The same address without the base path. Links take both: the portal writes its own without it, an operator writes whole
 * ones into the platform's configuration (`/cv3/help/index?id=1`, spec §3), and the router adds it to every one.
 */
export const withoutBase = (href: string): string => href.replace(base, '/')

/** The address of a location inside the portal: without the base path, `/` for the base itself. */
export function inPortal(pathname: string): string {
  const path = withoutBase(pathname)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** The path of an address, for `decide()`. */
export const pathOfHref = (href: string): string => href.split(/[?#]/, 1)[0] ?? href

/** The query of an address with its question mark; empty where there is none. */
export const queryOf = (address: string): string => (address.includes('?') ? address.slice(address.indexOf('?')) : '')

export interface WayBack {
  /** Path with query, without the base. */
  redirect: string
  /** The person was signed in before: the login page says so. */
  expired?: boolean
  /** Why the session was ended, unless it has run out. */
  why?: SessionEnd
  /** A draft of the page was kept. */
  saved?: boolean
}

/** The login page with the way back; an address that carries one already keeps it and gets no second one (spec §6). */
export function loginAddress({ redirect, expired = false, why, saved = false }: WayBack): string {
  const query = new URLSearchParams()
  const back = wayBackOf(redirect)
  if (back !== undefined) query.set('redirect', back)
  if (expired) query.set('expired', why ?? '1')
  if (expired && saved) query.set('saved', '1')
  const text = query.toString()
  return text === '' ? LOGIN : `${LOGIN}?${text}`
}

function wayBackOf(address: string): string | undefined {
  const carried = safeRedirect(new URLSearchParams(queryOf(address)).get('redirect'))
  return carried ?? (address === '/' || isLogin(address) ? undefined : address)
}

const isLogin = (address: string) =>
  address === LOGIN || address.startsWith(`${LOGIN}?`) || address.startsWith(`${LOGIN}/`)

/**
 * Where to go after login: only a path of this portal. Anything a browser could read as another site
 * (`//host`, `/\host`, `https:`, control characters) is refused.
 */
export function safeRedirect(value: string | null): string | undefined {
  if (value === null || !/^\/(?![/\\])[\x20-\x5b\x5d-\uffff]*$/.test(value)) return undefined
  const url = new URL(value, 'https://portal.invalid')
  if (url.origin !== 'https://portal.invalid') return undefined
  const address = inPortal(url.pathname) + url.search
  // `/.//host` has become `//host` by now.
  return isLogin(address) || address.startsWith('//') ? undefined : address
}
