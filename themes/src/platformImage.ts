import { svgProblem } from './safeSvg.ts'

/** A logo is 32 px high. It is loaded on every page, before anything else can be seen. */
export const MAX_IMAGE_BYTES = 200 * 1024
export const imageTypes = ['image/png', 'image/svg+xml', 'image/jpeg', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]

export interface PlatformImage {
  type: ImageType
  bytes: Uint8Array
}

/** Why something is no image of a platform, as data; `told` names the part of an SVG that is not allowed. */
export type ImageProblem =
  | { reason: 'type' }
  | { reason: 'size'; bytes: number; max: number }
  | { reason: 'markup'; told: string }

const DATA = /^data:(image\/[a-z+]+);base64,([A-Za-z0-9+/]*={0,2})$/

/** The image that an address holds in itself; `undefined` for every other address. */
export function imageOf(address: string): PlatformImage | undefined {
  const [, type, text] = DATA.exec(address) ?? []
  if (type === undefined || text === undefined || text.length % 4 !== 0) return undefined
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return typeOf(bytes) === type ? { type: type as ImageType, bytes } : undefined
}

/** The address that holds an image in itself. */
export function addressOfImage({ type, bytes }: PlatformImage): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:${type};base64,${btoa(text)}`
}

/** Reads a file by what it is, never by what it is called. */
export function readImage(bytes: Uint8Array): PlatformImage | ImageProblem {
  if (bytes.length > MAX_IMAGE_BYTES) return { reason: 'size', bytes: bytes.length, max: MAX_IMAGE_BYTES }
  const type = typeOf(bytes)
  if (type === undefined) return { reason: 'type' }
  const told = type === 'image/svg+xml' ? svgProblem(textOf(bytes) ?? '') : undefined
  return told === undefined ? { type, bytes } : { reason: 'markup', told }
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

function typeOf(bytes: Uint8Array): ImageType | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && ascii(bytes, 12, 16) === 'IHDR') return 'image/png'
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return /<svg[\s>]/.test(textOf(bytes.slice(0, 4096)) ?? '') ? 'image/svg+xml' : undefined
}

/** Nothing where the bytes are no text; a character that the end has cut in two is none. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

/** A path where the portal’s own images lie. Any other of the site is a page or a call, and every visit would open it. */
const ASSET = /^\/cv3\/assets\/(?:[\w-][\w\-.]*\/)*[\w-][\w\-.]*$/
export const isAssetPath = (value: string): boolean => value.length <= 500 && ASSET.test(value)
