import type { AnalyticsFact } from '@jinpiao/contract/analytics'
import { CODE_SUCCESS, type EntryResult } from '@jinpiao/contract/envelope'
import { isCancel } from 'axios'
import { BusinessError, NetworkError, SessionLostError } from '#portal/http/errors.ts'
import type { Observed } from '#portal/http/observed.ts'
import { type RoutePath, routeOf } from '#portal/routes/routes.ts'
import { inPortal } from '#portal/session/address.ts'

const NOT_FOUND: RoutePath = '/error-page/404'

/** The page of an address as the table of routes has it: of any other address nothing is kept. */
export const routeAt = (pathname: string): RoutePath => routeOf(inPortal(pathname))?.path ?? NOT_FOUND

const DAY_MS = 86_400_000
/** As an event takes it: a call that a PC slept over for a weekend must not cost the hundred events that it is sent with. */
export const wholeMs = (ms: number): number => Math.min(Math.max(Math.round(ms), 0), DAY_MS)

/** What a call comes to: an act and the code of its answer, or that something could not be read. Nothing of what was sent. */
export function factOf(observed: Observed, route: RoutePath): AnalyticsFact | undefined {
  if (observed.kind === 'broken') return { type: 'problem', route, kind: 'script' }
  const { endpoint, error } = observed
  const ms = wholeMs(observed.ms)
  if (isCancel(error)) return undefined
  const call = `${endpoint.method} ${endpoint.path}`
  if (error instanceof BusinessError) {
    const { code } = error
    if (endpoint.method !== 'GET') return { type: 'act', route, call, code, ms }
    return { type: 'problem', route, kind: 'refused', call, code }
  }
  if (error !== undefined) return { type: 'problem', route, kind: kindOf(error), call }
  return endpoint.method === 'GET' ? undefined : { type: 'act', route, call, code: codeOf(observed.answer), ms }
}

function kindOf(error: unknown) {
  if (error instanceof SessionLostError) return 'session'
  if (error instanceof NetworkError) return error.isOffline ? 'offline' : 'network'
  return 'script'
}

/** Of a batch the first refusal in it. */
function codeOf(answer: unknown): string {
  const { results } = (answer ?? {}) as { results?: readonly Partial<EntryResult>[] }
  if (!Array.isArray(results)) return CODE_SUCCESS
  return results.find(({ ok }) => ok === false)?.code ?? CODE_SUCCESS
}
