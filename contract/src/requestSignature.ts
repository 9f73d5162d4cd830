/**
 * The signature header that every request carries (spec §7): what is signed, and how the header reads.
 * Both sides of the wire use these functions, so that they cannot disagree about order or encoding.
 *
 * The path goes in without {@link API_BASE}: a proxy may mount the API elsewhere.
 */
export const SIGNATURE_HEADER = 'x-jinpiao-signature'
export const REQUEST_ID_HEADER = 'x-request-id'
const SCHEME = 'SCF1'
/** A request older or newer than this is refused: seconds. */
export const SIGNATURE_WINDOW_SECONDS = 300

export interface SignatureFields {
  /** RFC 7638 thumbprint of the key. */
  kid: string
  /** Milliseconds since 1970, 13 digits. */
  ts: string
  /** 16 random bytes, base64url: single use. */
  nonce: string
  /** ES256 over the base text, base64url, IEEE P1363 form. */
  sig: string
  /** `x.y` of the public key; present until a session has registered it. */
  key?: string
}

export interface SignedParts {
  method: string
  /** As sent, without the API base. The service it begins with, if any, is left out (spec §7). */
  path: string
  /** As sent, without the question mark. */
  query: string
  /** base64url(SHA-256(body)), of the empty string where there is none; of a form with files as it is sent. */
  bodyHash: string
  ts: string
  nonce: string
}

/** Parameters ordered by encoded name, then value; duplicates stay, `+` is a space. */
export function sortQuery(query: string): string {
  const pairs = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.replaceAll('+', '%20').split('=')
      return [normalise(name), normalise(rest.join('='))] as const
    })
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return pairs
    .sort(([nameA, valueA], [nameB, valueB]) => order(nameA, nameB) || order(valueA, valueB))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** One encoding per character, whichever the client chose: `!'()*` are always escaped. */
function normalise(part: string): string {
  const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  try {
    return encodeURIComponent(decodeURIComponent(part)).replace(/[!'()*]/g, escape)
  } catch {
    return part
  }
}

/** `/corp/v1/x` is `/v1/x` to the service `corp`: a gateway may take its name away. */
const withoutService = (path: string) => path.replace(/^\/(corp|uaa)(?=\/)/, '')

/** The text under the signature. */
export function requestSignatureBase({ method, path, query, bodyHash, ts, nonce }: SignedParts): string {
  return [SCHEME, method.toUpperCase(), withoutService(path), sortQuery(query), bodyHash, ts, nonce].join('\n')
}

export function formatSignatureHeader({ kid, ts, nonce, sig, key }: SignatureFields): string {
  const known = key === undefined ? '' : `,key=${key}`
  return `${SCHEME} kid=${kid},ts=${ts},nonce=${nonce},sig=${sig}${known}`
}

/** `undefined` for anything that is not exactly such a header. */
export function parseSignatureHeader(header: string | undefined): SignatureFields | undefined {
  const match =
    /^SCF1 kid=([\w-]{43}),ts=(\d{13}),nonce=([\w-]{22}),sig=([\w-]{86})(?:,key=([\w-]{43}\.[\w-]{43}))?$/.exec(
      header ?? '',
    )
  if (!match) return undefined
  const [, kid = '', ts = '', nonce = '', sig = '', key] = match
  return key === undefined ? { kid, ts, nonce, sig } : { kid, ts, nonce, sig, key }
}
