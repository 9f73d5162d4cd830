import type { ComponentType } from 'react'
import { chunk } from '#portal/chunk.ts'
import { loadTexts } from '#portal/i18n.ts'
import type { PortalRoute } from '#portal/routes/route.ts'
import type { RoutePath } from '#portal/routes/routes.ts'
import { LOGIN } from '#portal/session/address.ts'

/** The first script knows the login page alone; the table of all others, with their files, would be 3 KB of it. */
async function importPage(path: RoutePath): Promise<{ default: ComponentType }> {
  if (path === LOGIN) return chunk(import('#portal/pages/Login.tsx'))
  return (await importPages()).importPage(path)
}

/** The table of pages. Asked for early, it is there when the session has told which page it will be. */
export const importPages = () => chunk(import('./pages.ts'))

/** A page with its own texts. @throws {ChunkError} */
export async function loadPage(route: PortalRoute & { path: RoutePath }): Promise<ComponentType> {
  const [page] = await chunk(Promise.all([importPage(route.path), loadTexts(route.texts ?? [])]))
  return page.default
}
