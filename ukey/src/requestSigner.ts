import { formatSignatureHeader, requestSignatureBase } from '@jinpiao/contract/requestSignature'
import { createStore, get, set } from 'idb-keyval'
import { type Bytes, sha256, toBase64Url, utf8 } from './bytes.ts'
import { type EcPublicJwk, thumbprint } from './thumbprint.ts'

export interface RequestToSign {
  method: string
  /** As the browser will send it, without the API base. */
  path: string
  /** As the browser will send it, without the question mark. */
  query: string
  /** The bytes that will be sent. A `FormData` has none until it is serialised: send those of `new Response(form)`. */
  body?: Bytes | string
  /** Carry the public key along, because no session has registered it yet. */
  introduce?: boolean
}

export interface RequestKey {
  kid: string
  publicKey: EcPublicJwk
  privateKey: CryptoKey
}

/** Where the key outlives a reload. All tabs of a session share it, as they share the cookie. */
export interface RequestKeyStore {
  get(): Promise<RequestKey | undefined>
  set(key: RequestKey): Promise<void>
}

export interface RequestSigner {
  /** Value of contract's `SIGNATURE_HEADER`. A retry needs a new one: each nonce counts once. */
  sign(request: RequestToSign): Promise<string>
  /** Of the key in use. */
  publicKey(): Promise<EcPublicJwk>
  /**
   * A fresh key for each login, so that no key serves two sessions: its public half is the login's `requestKey`. `adopt`
   * puts it to use, once the session knows it.
   */
  prepare(): Promise<{ publicKey: EcPublicJwk; adopt(): Promise<void> }>
  /** The same, put to use at once. */
  renew(): Promise<void>
}

/** Without a secure context (plain http on an intranet name) there is no WebCrypto: say so instead of failing. */
export const hasWebCrypto = (): boolean => globalThis.crypto?.subtle !== undefined

/** Browser storage: IndexedDB keeps the key object itself, which no script can export. */
export function browserKeyStore(): RequestKeyStore {
  const database = createStore('jinpiao-session', 'keys')
  return { get: () => get<RequestKey>('request', database), set: (key) => set('request', key, database) }
}

/**
 * Signs requests (spec §7) with an ES256 key that never leaves the browser: nothing that could be replayed elsewhere
 * is on the wire or in the server's database.
 * @param options.now milliseconds by the server's clock (the caller corrects by the `Date` header)
 */
export function createRequestSigner(options: { store: RequestKeyStore; now: () => number }): RequestSigner {
  const { store, now } = options
  let creating: Promise<RequestKey> | undefined

  async function create(): Promise<RequestKey> {
    const key = await generateRequestKey()
    await store.set(key)
    return key
  }

  /** Read each time: another tab may have signed in anew. The first requests of a page wait for one key together. */
  async function current(): Promise<RequestKey> {
    const stored = creating ? await creating : await store.get()
    if (stored) return stored
    creating ??= create().finally(() => {
      creating = undefined
    })
    return creating
  }

  return {
    sign: async ({ method, path, query, body = '', introduce = false }) => {
      const { kid, privateKey, publicKey } = await current()
      const ts = String(now())
      const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
      const bodyHash = toBase64Url(await sha256(typeof body === 'string' ? utf8(body) : body))
      const base = utf8(requestSignatureBase({ method, path, query, bodyHash, ts, nonce }))
      const sig = toBase64Url(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, base))
      const fields = { kid, ts, nonce, sig }
      return formatSignatureHeader(introduce ? { ...fields, key: `${publicKey.x}.${publicKey.y}` } : fields)
    },
    publicKey: async () => (await current()).publicKey,
    prepare: async () => {
      const key = await generateRequestKey()
      return { publicKey: key.publicKey, adopt: () => store.set(key) }
    },
    renew: async () => {
      await create()
    },
  }
}

async function generateRequestKey(): Promise<RequestKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const publicKey: EcPublicJwk = { kty: 'EC', crv: 'P-256', x, y }
  return { kid: await thumbprint(publicKey), publicKey, privateKey: pair.privateKey }
}
