/** Byte helpers without dependencies: the login page carries them. */
export type Bytes = Uint8Array<ArrayBuffer>

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

export function toBase64(bytes: ArrayBuffer | Uint8Array): string {
  const view = new Uint8Array(bytes)
  // Node 24 has no Uint8Array.prototype.toBase64 yet; spreading would overflow the stack for large inputs.
  let binary = ''
  for (const byte of view) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** @throws {DOMException} for anything but base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

export const toBase64Url = (bytes: ArrayBuffer | Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** @throws {DOMException} for anything but base64url. */
export const fromBase64Url = (text: string): Bytes => fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))

export const toHex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Orders as DER orders the members of a SET OF; 0 means equal. */
export function compareBytes(a: ArrayBuffer | Uint8Array, b: ArrayBuffer | Uint8Array): number {
  const left = toHex(a)
  const right = toHex(b)
  return left < right ? -1 : left > right ? 1 : 0
}

export function concatBytes(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

export const sha256 = async (data: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', data))
