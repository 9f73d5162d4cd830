import { routeOf } from '#portal/routes/routes.ts'
import { inPortal } from '#portal/session/address.ts'

/**
 * Where the platform lets people register (spec §3, `registerUrl`): another site, or a page of this portal. `undefined`
 * when it names a page that is not there, or no address that a link may have: then no link is offered.
 */
export function registerHref(registerUrl: string): string | undefined {
  if (/^https?:\/\//i.test(registerUrl)) return registerUrl
  return routeOf(inPortal(registerUrl))?.path
}
