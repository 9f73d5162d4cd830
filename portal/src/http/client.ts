import { ACTING_HEADER, OTHER_IDENTITY } from '@jinpiao/contract/acting'
import { CLOCK_OFFSET_HEADER } from '@jinpiao/contract/dev'
import {
  type BodyOf,
  type DataOf,
  type Endpoint,
  type ParamsOf,
  pathOf,
  type QueryOf,
  TICKET_HEADER,
} from '@jinpiao/contract/endpoint'
import { API_BASE, CODE_NETWORK, CODE_SUCCESS, type Envelope } from '@jinpiao/contract/envelope'
import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { REQUEST_ID_HEADER, SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import { SESSION_ENDED_HEADER, sessionEndOf } from '@jinpiao/contract/sessionEnds'
import axios, { type AxiosResponse, isAxiosError } from 'axios'
import { i18n } from '#portal/i18n.ts'
import { BusinessError, isBrowserOffline, NetworkError, SessionLostError } from './errors.ts'
import { observed } from './observed.ts'
import { parametersOf } from './parameters.ts'
import { readRequestId, type SentRequest, sentAct } from './requestIds.ts'
import { learnClockOffset, learnServerTime, machineNow } from './serverClock.ts'
import { reportOtherIdentity, reportSessionLost, shownIdentity } from './sessionHooks.ts'
import { signedHeader } from './signing.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value }
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> &
  CallOptions

interface CallOptions {
  file?: File
  signal?: AbortSignal
  onProgress?: (share: number) => void
  /** Whom the call states in place of whom the page shows; empty: nobody, whoever is signed in answers. */
  stating?: string
  /** Of somebody without an account: the proof of a mobile number (`withTicket`). */
  ticket?: string
}

/** The same without the endpoint's types. */
interface AnyInput extends CallOptions {
  params?: unknown
  query?: unknown
  body?: unknown
}

const TIMEOUT_MS = 60_000
/** Of a file, which is there when its last byte has come: a pack of 100 MB takes so long on a slow line. */
const FILE_TIMEOUT_MS = 15 * 60_000
const transport = axios.create({ baseURL: API_BASE, timeout: TIMEOUT_MS, validateStatus: () => true })

/**
 * Calls an endpoint of the contract and gives its `data`.
 *
 * @throws {BusinessError} the server refused, with words for the person.
 * @throws {NetworkError} no usable answer.
 * @throws {SessionLostError} nobody is signed in; its cause is the answer as it came (spec §8). Whoever was is led to the login
 * page, which says so.
 */
export const call = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>> =>
  observed(endpoint, async () => {
    const { data, sent } = await send(endpoint, input, 'json')
    return dataOf(data, sent) as DataOf<E>
  })

/** What a readable answer carries. */
function dataOf(answer: unknown, sent: SentRequest): unknown {
  const envelope = answer as Partial<Envelope<unknown>>
  if (envelope.code === CODE_SUCCESS) return envelope.data
  const silent = envelope.code === CODE_NETWORK && !envelope.message
  if (envelope.code === undefined || silent) throw unanswered(sent, { cause: answer })
  if (envelope.code === OTHER_IDENTITY) reportOtherIdentity()
  throw new BusinessError(envelope.code, envelope.message ?? '', { cause: answer, field: envelope.field })
}

/** The same for an endpoint that answers with a file; a refusal comes in an envelope all the same. */
export const download = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> =>
  observed(endpoint, async () => {
    const { data, sent } = await send(endpoint, input, 'blob')
    const file = data as Blob
    if (file.type.startsWith('application/json')) dataOf(JSON.parse(await file.text()), sent)
    return file
  })

interface Sent {
  data: unknown
  sent: SentRequest
}

async function send(endpoint: Endpoint, input: AnyInput, responseType: 'json' | 'blob'): Promise<Sent> {
  const path = pathOf(endpoint.path, input.params as Record<string, string> | undefined)
  const query = parametersOf(endpoint.method, input.query as Record<string, unknown> | undefined)
  const json = endpoint.multipart || input.body === undefined ? '' : JSON.stringify(input.body)
  const { method } = endpoint
  const sent = method === 'GET' ? readRequestId() : sentAct([method, path, query, bodyText(json, input)])
  const body = endpoint.multipart ? await serialised(input, sent) : { bytes: json, type: 'application/json' }
  const identity = input.stating ?? shownIdentity() ?? ''
  const ask = async () =>
    answered(sent, {
      method,
      url: query === '' ? path : `${path}?${query}`,
      data: body.bytes || undefined,
      responseType,
      ...(responseType === 'blob' && { timeout: FILE_TIMEOUT_MS }),
      headers: {
        ...(body.bytes !== '' && { 'content-type': body.type }),
        'accept-language': i18n.language,
        ...(identity !== '' && { [ACTING_HEADER]: identity }),
        ...(input.ticket !== undefined && { [TICKET_HEADER]: input.ticket }),
        [REQUEST_ID_HEADER]: sent.requestId,
        [SIGNATURE_HEADER]: await signedHeader({ method, path, query, body: body.bytes }),
      },
      ...(input.signal && { signal: input.signal }),
      onUploadProgress: ({ progress }) => input.onProgress?.(progress ?? 0),
    })
  const { answer, wasClockWrong } = await ask()
  // Signed with a wrong time, which this answer has put right: nothing was done, so it is sent once more.
  const isStale = wasClockWrong && (await codeOf(answer.data)) === STALE_SIGNATURE
  return { data: isStale ? (await ask()).answer.data : answer.data, sent }
}

const STALE_SIGNATURE = '01000301' satisfies BusinessErrorCode

/** The code of an answer; `undefined` of a file. */
async function codeOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return (data as Partial<Envelope<unknown>> | undefined)?.code
  return data.type.startsWith('application/json') ? JSON.parse(await data.text()).code : undefined
}

interface Answered {
  answer: AxiosResponse
  /** The answer has told another time of the server than was known when the request was signed. */
  wasClockWrong: boolean
}

/** Every status but 200, 401 and 403, and no answer at all, is the network's fault as far as a person can tell (spec §8). */
async function answered(sent: SentRequest, request: Parameters<typeof transport.request>[0]): Promise<Answered> {
  const sentAt = machineNow()
  let answer: AxiosResponse
  try {
    answer = await transport.request(request)
  } catch (error) {
    // A request that the page itself gave up is not an error to show: the raw error says so (spec §8).
    const lost = unanswered(sent, { cause: error, isOffline: isBrowserOffline() })
    throw isAxiosError(error) && error.code !== 'ERR_CANCELED' ? lost : error
  }
  const wasClockWrong = learnServerTime(answer.headers['date'], sentAt)
  learnClockOffset(answer.headers[CLOCK_OFFSET_HEADER])
  if (answer.status === 401 || answer.status === 403) {
    sent.onUnanswered()
    reportSessionLost(sessionEndOf(answer.headers[SESSION_ENDED_HEADER]))
    throw new SessionLostError({ cause: answer })
  }
  if (answer.status !== 200) throw unanswered(sent, { cause: answer })
  return { answer, wasClockWrong }
}

function unanswered(
  { requestId, onUnanswered }: SentRequest,
  failure: ConstructorParameters<typeof NetworkError>[1],
): NetworkError {
  onUnanswered()
  return new NetworkError(requestId, failure)
}

/** What a body is recognised by: its text, or of a file what tells it from another without reading it. */
function bodyText(json: string, { file, body }: AnyInput): string {
  return file ? JSON.stringify([body, file.name, file.size, file.lastModified]) : json
}

/** As it will be sent: the browser chooses the boundary, and the signature is over the bytes (spec §7). */
async function serialised(
  input: AnyInput,
  sent: SentRequest,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const body = new Response(multipart(input))
  // A file that has been changed or taken away since it was chosen cannot be read.
  const bytes = await body.arrayBuffer().catch((cause) => {
    throw unanswered(sent, { cause })
  })
  return { type: body.headers.get('content-type') ?? '', bytes: new Uint8Array(bytes) }
}

function multipart({ file, body }: AnyInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body as Record<string, string> | undefined) ?? {})) {
    form.append(name, value)
  }
  if (file) form.append('file', file)
  return form
}
