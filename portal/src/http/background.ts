import { ACTING_HEADER } from '@jinpiao/contract/acting'
import { type Endpoint, pathOf } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import { REQUEST_ID_HEADER, SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import { i18n } from '#portal/i18n.ts'
import { parametersOf } from './parameters.ts'
import { readRequestId } from './requestIds.ts'
import { shownIdentity } from './sessionHooks.ts'
import { signedHeader } from './signing.ts'

type Given = Omit<RequestInit, 'body' | 'headers' | 'method'> & { body?: string; headers?: Record<string, string> }

/**
 * A request that nobody waits for: signed and as whom the page shows, like every call, but a failure is told to the caller
 * alone. It leads nobody to the login page and is no act that is repeated.
 */
export async function backgroundFetch(endpoint: Endpoint, given: Given = {}): Promise<Response> {
  const path = pathOf(endpoint.path)
  const { method } = endpoint
  const { body = '', headers, ...rest } = given
  const query = parametersOf(method)
  return fetch(`${API_BASE}${path}${query && `?${query}`}`, {
    ...rest,
    method,
    ...(body !== '' && { body }),
    cache: 'no-store',
    headers: {
      ...headers,
      ...(body !== '' && { 'content-type': 'application/json' }),
      'accept-language': i18n.language,
      [ACTING_HEADER]: shownIdentity() ?? '',
      [REQUEST_ID_HEADER]: readRequestId().requestId,
      [SIGNATURE_HEADER]: await signedHeader({ method, path, query, body }),
    },
  })
}
