import { API_BASE, CODE_NETWORK, CODE_SUCCESS, type Envelope } from '@jinpiao/contract/envelope'
import { type BodyOf, type DataOf, type Endpoint, type ParamsOf, pathOf, type QueryOf } from '@jinpiao/contract/endpoint'
import { REQUEST_ID_HEADER, SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import axios, { type AxiosResponse, isAxiosError } from 'axios'
import { i18n } from '../i18n.ts'
import { BusinessError, NetworkError, SessionLostError } from './errors.ts'
import { parametersOf, signedHeader } from './signing.ts'

type Part<Name extends string, Value> = Value extends undefined ? { [Key in Name]?: undefined } : { [Key in Name]: Value }
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & { file?: File; signal?: AbortSignal; onProgress?: (share: number) => void }

/** Set by the session: forgets the role and goes to login with the way back (spec §6). */
let onSessionLost: () => void = () => {}
export function whenSessionIsLost(handler: () => void): void {
  onSessionLost = handler
}

const transport = axios.create({ baseURL: API_BASE, timeout: 60_000, validateStatus: () => true })

/**
 * Calls an endpoint of the contract and gives its `data`.
 *
 * @throws {BusinessError} the server refused, with words for the person.
 * @throws {NetworkError} no usable answer.
 * @throws {SessionLostError} after the session has been cleared and login is on its way.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>> {
  const envelope = (await send(endpoint, input, 'json')).data as Envelope<DataOf<E>>
  if (envelope.code === CODE_SUCCESS) return envelope.data
  if (envelope.code === CODE_NETWORK || envelope.code === undefined) throw new NetworkError()
  throw new BusinessError(envelope.code, envelope.message)
}

/** The same for an endpoint that answers with a file. */
export async function download<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  return (await send(endpoint, input, 'blob')).data as Blob
}

async function send(endpoint: Endpoint, input: CallInput<Endpoint>, responseType: 'json' | 'blob'): Promise<AxiosResponse> {
  const url = pathOf(endpoint.path, input.params as Record<string, string> | undefined)
  const query = parametersOf(endpoint.method, input.query as Record<string, unknown> | undefined)
  const body = endpoint.multipart === true ? multipart(input) : input.body === undefined ? undefined : JSON.stringify(input.body)
  const requestId = crypto.randomUUID()
  const signed = typeof body === 'string' ? body : ''
  try {
    const answer = await transport.request({
      method: endpoint.method,
      url: query === '' ? url : `${url}?${query}`,
      data: body,
      responseType,
      headers: {
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        'accept-language': i18n.language,
        [REQUEST_ID_HEADER]: requestId,
        [SIGNATURE_HEADER]: await signedHeader(endpoint.method, url, query, signed, endpoint.multipart === true),
      },
      ...(input.signal ? { signal: input.signal } : {}),
      onUploadProgress: ({ progress }) => input.onProgress?.(progress ?? 0),
    })
    if (answer.status === 401 || answer.status === 403) {
      onSessionLost()
      throw new SessionLostError()
    }
    if (answer.status !== 200) throw new NetworkError(requestId)
    return answer
  } catch (error) {
    if (isAxiosError(error) && error.code !== 'ERR_CANCELED') throw new NetworkError(requestId)
    throw error
  }
}

function multipart({ file, body }: CallInput<Endpoint>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body as Record<string, string> | undefined) ?? {})) form.append(name, value)
  if (file) form.append('file', file)
  return form
}
