import { parse } from 'secure-json-parse'

/** Far above what a batch of 200 lines with 50 invoices each holds, some 120,000. */
const MAX_VALUES = 400_000
const MAX_DEPTH = 32

/**
 * What the bytes of a body say. Before they are parsed their shape is bounded, for parsing makes an object of each value:
 * a megabyte of `[0,0,…]` holds half a million. `__proto__` in a body is an attempt, never data, and left out.
 *
 * Of Fastify's own parser, because it looks at the text before it walks through what it has parsed.
 * @returns undefined for no body at all.
 * @throws 400 no JSON, or deeper or more than any call takes.
 */
export function readJson(bytes: Buffer | undefined): unknown {
  if (bytes === undefined || bytes.length === 0) return undefined
  try {
    if (!isBounded(bytes)) throw new RangeError('JSON')
    return parse(bytes.toString('utf8'), null, { protoAction: 'remove', constructorAction: 'ignore' })
  } catch {
    throw Object.assign(new Error('JSON'), { statusCode: 400 })
  }
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const OPENS = [0x5b, 0x7b]
const CLOSES = [0x5d, 0x7d]

/** Counts brackets and commas outside of texts; of what is no JSON the parser says so. */
function isBounded(bytes: Buffer): boolean {
  let depth = 0
  let values = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE) at = endOfText(bytes, at)
    else if (byte === COMMA) values += 1
    else if (byte === OPENS[0] || byte === OPENS[1]) {
      values += 1
      depth += 1
    } else if (byte === CLOSES[0] || byte === CLOSES[1]) depth -= 1
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false
  }
  return true
}

/** Where the text ends that begins at this quote: at the next one that no backslash has taken its meaning. */
function endOfText(bytes: Buffer, from: number): number {
  let end = from
  for (;;) {
    end = bytes.indexOf(QUOTE, end + 1)
    if (end < 0) return bytes.length
    let slashes = 0
    while (bytes[end - 1 - slashes] === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return end
  }
}
