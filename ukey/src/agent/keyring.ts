import { type ParsedCertificate, parseCertificate, serialSuffix } from '../certificate.ts'
import { UkeyError } from '../driver.ts'
import type { Token, TokenPort } from './tokenPort.ts'

/** A key that is plugged in, and the port that reaches it. */
export interface Plugged {
  port: TokenPort
  token: Token
}

/** A certificate in such a key. */
export interface Found extends Plugged {
  der: Uint8Array
  certificate: ParsedCertificate
}

/** Every key that the ports reach, with its certificates. A port whose module does not load has none. */
export async function pluggedIn(ports: readonly TokenPort[]): Promise<Plugged[]> {
  const all = await Promise.all(
    ports.map(async (port) => (await port.tokens().catch(absentModule)).map((token) => ({ port, token }))),
  )
  return all.flat()
}

/** One of several vendors' modules may be missing, as long as the key of another is there. */
function absentModule(error: unknown): readonly Token[] {
  if (error instanceof UkeyError && error.code === 'DRIVER_VERSION') return []
  throw error
}

export const certificatesOf = (plugged: readonly Plugged[]): Found[] =>
  plugged.flatMap(({ port, token }) =>
    token.certificates.map((der) => ({ port, token, der, certificate: parseCertificate(der) })),
  )

/** The one key in which a certificate may be put, or a key be made. @throws {UkeyError} */
export function oneToken(plugged: readonly Plugged[]): Plugged {
  const [one, ...others] = plugged
  if (one === undefined) throw new UkeyError('NOT_INSERTED')
  if (others.length > 0) throw new UkeyError('MULTIPLE')
  if (one.token.pin === 'LOCKED') throw new UkeyError('PIN_LOCKED')
  return one
}

/**
 * The one key that a sign request is for (spec §5, §8).
 * @throws {UkeyError} why it cannot sign.
 */
export function signingKey(
  plugged: readonly Plugged[],
  wanted: { certSerialNo: string; printedNo?: string },
  now: number,
): Found {
  if (plugged.length === 0) throw new UkeyError('NOT_INSERTED')
  const signers = plugged.filter(({ token }) => token.certificates.length > 0)
  if (signers.length === 0) throw new UkeyError('NO_CERT')
  if (signers.length > 1) throw new UkeyError('MULTIPLE')
  const [first, ...more] = certificatesOf(signers) as [Found, ...Found[]]
  const found = [first, ...more].find(({ certificate }) => certificate.certSerialNo === wanted.certSerialNo)
  if (found === undefined) {
    const expectedSuffix = serialSuffix(wanted.certSerialNo)
    throw new UkeyError('WRONG_CERT', { foundSuffix: first.certificate.suffix, expectedSuffix })
  }
  const { token, certificate } = found
  if (wanted.printedNo !== undefined && wanted.printedNo !== token.printedNo) throw new UkeyError('PRINTED_NO')
  if (Date.parse(certificate.notAfter) <= now) throw new UkeyError('EXPIRED')
  if (token.pin === 'LOCKED') throw new UkeyError('PIN_LOCKED')
  return found
}
