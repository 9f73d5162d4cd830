/** The curve P-256 (FIPS 186-4): y² = x³ − 3x + b modulo p. */
const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A coordinate as JWK writes it: 32 bytes as 43 letters of base64url, of whose bits the last two say nothing. */
const numberOf = (coordinate: string): bigint =>
  [...coordinate].reduce((sum, letter) => sum * 64n + BigInt(ALPHABET.indexOf(letter)), 0n) >> 2n

/** Whether it is a public key at all: any other pair of numbers would be registered, and never verify anything. */
export function isOnCurve({ x, y }: { x: string; y: string }): boolean {
  const [across, up] = [numberOf(x), numberOf(y)]
  return across < p && up < p && (up * up - across ** 3n + 3n * across - b) % p === 0n
}
