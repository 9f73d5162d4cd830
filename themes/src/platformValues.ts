import { isHex, ownValue } from './parsePlatform.ts'
import type { FieldKind, fieldOf } from './platformFields.ts'
import { type ImageProblem, imageOf, isAssetPath, readImage } from './platformImage.ts'

/** A value as a document keeps it, or that it is wrong; an image says why. */
export type ReadValue = { value: unknown } | { wrong: true; image?: ImageProblem }

const wrong: ReadValue = { wrong: true }
export const isWrong = (read: ReadValue): read is Extract<ReadValue, { wrong: true }> => 'wrong' in read

type Field = ReturnType<typeof fieldOf>

/** One value of a platform document, by the kind of its field. Trusts nothing, never throws. */
export const readValue = (field: Field, value: unknown): ReadValue => readers[field.kind](value, field)

/** It becomes the name of a file: no dot, no slash, nothing that a shell or a web server reads. */
const isCode = (value: string) => /^[A-Z][A-Z0-9_-]{0,31}$/.test(value)

/**
 * One line with something to see. No character that nobody sees, not even a letter of nothing (U+3164) or braille without
 * dots (U+2800), or that turns the others around (U+202E): a name would read as another platform's. It is shown as text,
 * so `<` is harmless, and yet nobody's name.
 */
const isLine = (value: string, max = 60) =>
  value.length <= max &&
  /^[^<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]+$/u.test(value) &&
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(value)

const PATH = /^\/(?![/\\])[\w\-./~%?&=+,:@!#]{0,500}$/
/** No other scheme, no name and password in front of the host, nothing that ends an attribute. */
const SITE = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#][\w\-./~%?&=+,:@!#]{0,500})?$/i
const isAddress = (value: string) => PATH.test(value) || SITE.test(value)

const text = (isRight: (value: string) => boolean, value: unknown): ReadValue =>
  typeof value === 'string' && isRight(value) ? { value } : wrong

const readers: Record<FieldKind, (value: unknown, field: Field) => ReadValue> = {
  line: (value, { max }) => text((each) => each === '' || isLine(each, max), value),
  code: (value) => text(isCode, value),
  color: (value) => (isHex(value) ? { value: value.toLowerCase() } : wrong),
  accent: (value) => (isHex(value) ? { value: value.toLowerCase() } : text((each) => each === '', value)),
  address: (value) => text((each) => each === '' || isAddress(each), value),
  image: readImageAddress,
  flag: (value) => (typeof value === 'boolean' ? { value } : wrong),
  choice: (value, { values = [] }) => text((each) => values.includes(each), value),
  choices: (value, { values = [] }) =>
    Array.isArray(value) && value.every((each) => values.includes(each as string))
      ? { value: values.filter((each) => value.includes(each)) }
      : wrong,
  qr: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong
    const [name, url] = [ownValue(value, 'name') ?? '', ownValue(value, 'url') ?? '']
    const isRight =
      typeof name === 'string' &&
      (name === '' || isLine(name)) &&
      typeof url === 'string' &&
      (url === '' || SITE.test(url))
    return isRight ? { value: { name, url } } : wrong
  },
}

/** No other site's: the portal's policy shows none, and each visit would be told to it. */
function readImageAddress(value: unknown): ReadValue {
  if (typeof value !== 'string') return wrong
  if (value === '' || isAssetPath(value)) return { value }
  const image = imageOf(value)
  if (image === undefined) return wrong
  const read = readImage(image.bytes)
  return 'reason' in read ? { wrong: true, image: read } : { value }
}
