import type { ComponentType, ReactNode } from 'react'
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom'
import { chunk } from '#portal/chunk.ts'
import { loadTexts } from '#portal/i18n.ts'
import { decide, FORBIDDEN } from '#portal/routes/decide.ts'
import type { PortalRoute } from '#portal/routes/route.ts'
import { type RoutePath, redirects, routeOf } from '#portal/routes/routes.ts'
import { inPortal, LOGIN, loginAddress } from '#portal/session/address.ts'
import { ensureSession } from '#portal/session/session.ts'
import { store, visitorAtom } from '#portal/session/store.ts'
import { storedRole } from '#portal/session/storedRole.ts'
import { isOfPerson } from './layout.ts'
import { importPages, loadPage } from './loadPage.ts'
import { loginElsewhere } from './loginElsewhere.ts'

export type Shell = ComponentType<{ children: ReactNode }>

/** What the router shows at an address; `route` is the row whose page that is. */
export interface Shown {
  path: string
  /** `undefined` only behind the password prompt of an unknown address. */
  route: PortalRoute | undefined
  Page: ComponentType
  /** The title of what keeps the page closed, an expired password (spec §5): `Page` is the prompt in its place. */
  closedBy?: string
  /** The frame of signed-in people; public pages have the one of the first script. */
  Shell?: Shell
}

/** Loader of every address: asks `decide()` and brings the page, its texts and its frame, or leads elsewhere. */
export async function guard({ request }: LoaderFunctionArgs): Promise<Shown | Response> {
  const url = new URL(request.url)
  const path = inPortal(url.pathname)
  const asked = routeOf(path)
  const isPublic = asked?.access === 'public' || typeof redirects[path] === 'string'
  // A role in this tab's memory means that somebody was signed in here. The session forgets it when it turns out dead.
  const hadRole = storedRole() !== undefined
  // Whoever is signed in keeps name and menu on the public pages that have a header (spec §1). Strangers are not asked about there.
  const mayBeFramed = !isPublic || (hadRole && asked !== undefined && isOfPerson(path))
  if (mayBeFramed) {
    // One that did not arrive is asked for again with the page, which says so.
    importPages().catch(() => {})
    // A public page opens also while the server does not answer.
    await (isPublic ? ensureSession().catch(() => null) : ensureSession())
  }

  const visitor = store.get(visitorAtom)
  const decision = decide(path, visitor, path + url.search)
  switch (decision.kind) {
    case 'redirect':
      if (path === '/' && decision.to === LOGIN) return toLogin(LOGIN)
      return redirect(decision.to === FORBIDDEN ? `${FORBIDDEN}?from=${encodeURIComponent(path)}` : decision.to)
    case 'login':
      return toLogin(loginAddress({ redirect: decision.redirect, expired: hadRole }))
    case 'passwordExpired': {
      const [Shell, { PasswordExpired, closedTitle }] = await Promise.all([
        loadShell(),
        chunk(import('./PasswordExpired.tsx')),
      ])
      return { path, route: routeOf(path), closedBy: await closedTitle(), Page: PasswordExpired, Shell }
    }
    case 'notFound':
    case 'show':
      return show(path, decision.route, { isFramed: mayBeFramed && visitor !== null })
  }
}

/** The login page, or the platform's own login (Q22). */
function toLogin(address: string): Response {
  const elsewhere = loginElsewhere(address)
  return elsewhere === undefined ? redirect(address) : redirectDocument(elsewhere)
}

/** A row's page; `path` is the row's own, or one that no row has. */
async function show(
  path: string,
  route: PortalRoute & { path: RoutePath },
  { isFramed }: { isFramed: boolean },
): Promise<Shown> {
  const [page, shell] = await Promise.allSettled([loadPage(route), isFramed ? loadShell() : undefined])
  // The frame is awaited first: a page that cannot be loaded is said inside it.
  const Shell = arrived(shell)
  const Page = arrived(page)
  return { path, route, Page, ...(Shell && { Shell }) }
}

let signedInShell: Shell | undefined

/** The frame of signed-in people, once it has been loaded. */
export const loadedShell = (): Shell | undefined => signedInShell

async function loadShell(): Promise<Shell> {
  const [frame] = await Promise.all([chunk(import('#portal/app/shell/SignedInShell.tsx')), loadTexts(['notices'])])
  signedInShell = frame.SignedInShell
  return signedInShell
}

function arrived<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason
  return result.value
}
