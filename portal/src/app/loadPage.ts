import type { ComponentType } from 'react'
import { loadTexts } from '#portal/i18n.ts'
import type { PortalRoute } from '#portal/routes/route.ts'
import type { RoutePath } from '#portal/routes/routes.ts'
import { LOGIN } from '#portal/session/address.ts'

/** Spec §9: how long a file of a page may take. */
export const CHUNK_TIMEOUT_MS = 120_000

/** The two texts of spec §8. */
export type ChunkKind = 'chunk' | 'css'

export class ChunkError extends Error {
  readonly kind: ChunkKind
  constructor(kind: ChunkKind, cause?: unknown) {
    super(kind, { cause })
    this.name = 'ChunkError'
    this.kind = kind
  }
}

/** The first script knows the login page alone; the table of all others, with their files, would be 3 KB of it. */
async function importPage(path: RoutePath): Promise<{ default: ComponentType }> {
  if (path === LOGIN) return import('#portal/pages/Login.tsx')
  return (await importPages()).importPage(path)
}

/** The table of pages. Asked for early, it is there when the session has told which page it will be. */
export const importPages = () => import('./pages.ts')

/** A page with its own texts. @throws {ChunkError} */
export async function loadPage(route: PortalRoute & { path: RoutePath }): Promise<ComponentType> {
  const [page] = await chunk(Promise.all([importPage(route.path), loadTexts(route.texts ?? [])]))
  return page.default
}

/** Gives up after the time of spec §9 and says which kind of file is missing. */
export async function chunk<Module>(loading: Promise<Module>, timeoutMs: number = CHUNK_TIMEOUT_MS): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('chunk')), timeoutMs)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(kindOf(error), error)
  } finally {
    clearTimeout(timer)
  }
}

/** Vite reports a stylesheet of a page that did not arrive in these words. */
const kindOf = (error: unknown): ChunkKind =>
  error instanceof Error && error.message.startsWith('Unable to preload CSS') ? 'css' : 'chunk'
