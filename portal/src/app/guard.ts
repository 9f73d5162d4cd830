import type { ComponentType, ReactNode } from 'react'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type { PortalRoute } from '#portal/routes/route.ts'
import { redirects, routeOf } from '#portal/routes/routes.ts'
import { inPortal, loginAddress } from '#portal/session/address.ts'
import { decide, FORBIDDEN } from '#portal/routes/decide.ts'
import { ensureSession } from '#portal/session/session.ts'
import { store, visitorAtom } from '#portal/session/store.ts'
import { clearStoredRole, storedRole } from '#portal/session/storedRole.ts'
import { chunk, loadPage } from './loadPage.ts'

export type Shell = ComponentType<{ children: ReactNode }>

/** What the router shows at an address. */
export interface Shown {
  path: string
  /** `undefined` only behind the password prompt of an unknown address. */
  route: PortalRoute | undefined
  Page: ComponentType
  /** An expired password keeps the page closed (spec §5): `Page` is the prompt in its place. */
  isClosed?: true
  /** The frame of signed-in people; public pages have the one of the first script. */
  Shell?: Shell
}

/** Loader of every address: asks `decide()` and brings the page, its texts and its frame, or leads elsewhere. */
export async function guard({ request }: LoaderFunctionArgs): Promise<Shown | Response> {
  const url = new URL(request.url)
  const path = inPortal(url.pathname)
  const isPublic = routeOf(path)?.access === 'public' || redirects[path] !== undefined
  const hadRole = storedRole() !== undefined
  if (!isPublic) await ensureSession()

  const decision = decide(path, store.get(visitorAtom), path + url.search)
  switch (decision.kind) {
    case 'redirect':
      return redirect(decision.to === FORBIDDEN ? `${FORBIDDEN}?from=${encodeURIComponent(path)}` : decision.to)
    case 'login': {
      // A role in this tab's memory means that somebody was signed in here: the session has run out.
      clearStoredRole()
      return redirect(loginAddress({ redirect: decision.redirect, expired: hadRole }))
    }
    case 'passwordExpired': {
      const [Shell, { PasswordExpired }] = await Promise.all([loadShell(), chunk(import('./PasswordExpired.tsx'))])
      return { path, route: routeOf(path), isClosed: true, Page: PasswordExpired, Shell }
    }
    case 'show': {
      const { route } = decision
      const [Page, Shell] = await Promise.all([loadPage(route), isPublic ? undefined : loadShell()])
      return { path, route, Page, ...(Shell && { Shell }) }
    }
  }
}

const loadShell = async (): Promise<Shell> => (await chunk(import('#portal/app/shell/SignedInShell.tsx'))).SignedInShell
