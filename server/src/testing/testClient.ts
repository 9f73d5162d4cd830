import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@jinpiao/contract/endpoint'
import { pathOf } from '@jinpiao/contract/endpoint'
import { API_BASE, type Envelope } from '@jinpiao/contract/envelope'
import { REQUEST_ID_HEADER, SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import { getPublicKeys, loginByPassword } from '@jinpiao/contract/session'
import { encryptPassword, type PasswordPurpose } from '@jinpiao/ukey/passwordCipher'
import { createRequestSigner, type RequestKey, type RequestSigner } from '@jinpiao/ukey/requestSigner'
import type { Clock } from '../domain/clock.ts'
import { DEMO_PASSWORD, seedCorps, seedPeople } from '../seed/enterprises.ts'
import { DEVICE_COOKIE } from '../session/devices.ts'

export interface Answer<Data = unknown> {
  status: number
  code: string
  message: string
  data: Data
  /** The text as it came. */
  raw: string
  /** The same as bytes: of a file that is no text. */
  bytes: Buffer
  headers: Record<string, string | string[] | number | undefined>
}

export interface SendOptions {
  headers?: Record<string, string>
  /** Of the request id; without it a new one each time. */
  requestId?: string
  /** Leave the signature out, or send this one. */
  signature?: string | false
}

/** What carries a browser's requests: an app in the same process, or the network (`runningServer.ts`). */
export interface Wire {
  inject(request: {
    method: Endpoint['method']
    url: string
    headers: Record<string, string>
    payload?: string | Buffer
  }): Promise<{
    statusCode: number
    headers: Answer['headers']
    cookies: { name: string; value: string }[]
    body: string
    rawPayload: Buffer
    json(): unknown
  }>
}

/** A browser for tests: its cookies, one signing key, the portal's own signing code. */
export class TestClient {
  wire: Wire
  readonly clock: Clock
  readonly signer: RequestSigner
  cookie: string | undefined
  /** It stays when the session ends, as in a browser. */
  device: string | undefined

  constructor(wire: Wire, clock: Clock) {
    let stored: RequestKey | undefined
    this.wire = wire
    this.clock = clock
    const store = {
      get: async () => stored,
      set: async (key: RequestKey) => {
        stored = key
      },
    }
    this.signer = createRequestSigner({ store, now: () => clock.now() })
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: { params?: ParamsOf<E>; query?: QueryOf<E>; body?: BodyOf<E> } = {},
    options: SendOptions = {},
  ): Promise<Answer<DataOf<E>>> {
    const path = pathOf(endpoint.path, input.params as Record<string, string> | undefined)
    const pairs = Object.entries((input.query as Record<string, unknown> | undefined) ?? {}).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined)
        .map((one) => [name, String(one)] as [string, string]),
    )
    const query = new URLSearchParams([...pairs, ['v', String(this.clock.now())]]).toString()
    const body = input.body === undefined ? '' : JSON.stringify(input.body)
    return this.send(endpoint.method, path, query, body, options) as Promise<Answer<DataOf<E>>>
  }

  async send(
    method: Endpoint['method'],
    path: string,
    query: string,
    body: string | Uint8Array<ArrayBuffer>,
    options: SendOptions = {},
  ): Promise<Answer> {
    const introduce = this.cookie === undefined
    const signature = options.signature ?? (await this.signer.sign({ method, path, query, body, introduce }))
    const cookies = [this.cookie, this.device].filter((one) => one !== undefined)
    const answer = await this.wire.inject({
      method,
      url: `${API_BASE}${path}${query === '' ? '' : `?${query}`}`,
      ...(body !== '' && { payload: typeof body === 'string' ? body : Buffer.from(body) }),
      headers: {
        ...(body !== '' && { 'content-type': 'application/json' }),
        ...(signature !== false && { [SIGNATURE_HEADER]: signature }),
        [REQUEST_ID_HEADER]: options.requestId ?? crypto.randomUUID(),
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...options.headers,
      },
    })
    for (const { name, value } of answer.cookies) {
      if (name === DEVICE_COOKIE) this.device = `${name}=${value}`
      else this.cookie = value === '' ? undefined : `${name}=${value}`
    }
    const isJson = String(answer.headers['content-type']).includes('json')
    const envelope = (isJson ? answer.json() : { code: '', message: '', data: null }) as Envelope<unknown>
    return {
      status: answer.statusCode,
      raw: answer.body,
      bytes: answer.rawPayload,
      headers: answer.headers,
      ...envelope,
    }
  }

  async encrypt(password: string, purpose: PasswordPurpose) {
    const { data } = await this.call(getPublicKeys)
    return encryptPassword(password, purpose, data, this.clock.now())
  }

  /** Signs in as a person of the seed, by key; for several enterprises, with the enterprise's key. */
  async enter(person: string, { corp, password = DEMO_PASSWORD }: { corp?: string; password?: string } = {}) {
    const row = seedPeople.find((candidate) => candidate.key === person)
    const corpName = seedCorps.find((candidate) => candidate.key === (corp ?? row?.posts[0]?.[0]))?.name ?? ''
    return this.enterAs({ corpName, mobile: row?.mobile ?? '', password })
  }

  async enterAs({ corpName, mobile, password }: { corpName: string; mobile: string; password: string }) {
    this.cookie = undefined
    await this.signer.renew()
    const requestKey = await this.signer.publicKey()
    const encrypted = await this.encrypt(password, 'LOGIN')
    return this.call(loginByPassword, { body: { corpName, mobile, password: encrypted, requestKey } })
  }
}
