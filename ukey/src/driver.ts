/**
 * One interface for every way of reaching a UKEY, so that the signing dialog knows states and not vendors.
 * Drivers never decide business questions: whether the signature counts is decided by the server (`verify.ts`).
 */
export type UkeyDriverId = 'agent' | 'demo' | 'dummy'

/** Spec §3, `algorithmType` of the signature payload. */
export type UkeyAlgorithm = 'ALG_RSA' | 'ALG_SM2'

/**
 * What can go wrong (spec §8): the first row is named by the specification, the second by the certificate library,
 * the third by the token, the fourth by the way to it. `AGENT_ABSENT`: the driver is not installed or does not run on this
 * PC; `NO_DRIVER`: the platform has none that could be installed. `LNA_DENIED`: the browser lets no page reach programs of
 * this PC; `UNTRUSTED`: the driver there does not trust this site, or did not believe what it was asked to sign.
 */
export type UkeyErrorCode =
  | 'NOT_BOUND'
  | 'NOT_INSERTED'
  | 'WRONG_CERT'
  | 'MULTIPLE'
  | 'SIGN_FAILED'
  | 'PRINTED_NO'
  | 'DRIVER_VERSION'
  | 'NO_CERT'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'CHAIN_INVALID'
  | 'PIN_INCORRECT'
  | 'PIN_LOCKED'
  | 'REMOVED'
  | 'AGENT_ABSENT'
  | 'NO_DRIVER'
  | 'BUSY'
  | 'TIMEOUT'
  | 'LNA_DENIED'
  | 'UNTRUSTED'

/** Facts that the message of the error needs; absent where the driver cannot know them. */
export interface UkeyErrorDetails {
  /** PIN tries left before the key locks. */
  attemptsLeft?: number
  /** Last four characters of the certificate that is inserted. */
  foundSuffix?: string
  /** Last four characters of the certificate that was asked for. */
  expectedSuffix?: string
}

export class UkeyError extends Error {
  override name = 'UkeyError'
  readonly code: UkeyErrorCode
  readonly details: UkeyErrorDetails

  constructor(code: UkeyErrorCode, details: UkeyErrorDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

export interface UkeyCertificate {
  /** Upper-case hexadecimal without leading zeros, see `normaliseSerial`. */
  certSerialNo: string
  /** Last four characters of the serial number: what dialogs call the key by. */
  suffix: string
  /** RFC 4514 text. */
  subject: string
  /** RFC 4514 text. */
  issuerDn: string
  /** ISO-8601 instant. */
  notAfter: string
  algorithmType: UkeyAlgorithm
  raType: string
}

/** The driver's part of spec §3's signature payload; the caller adds `original`, `creditList`, `businessType`. */
export interface UkeySignature {
  algorithmType: UkeyAlgorithm
  issuerDn: string
  raType: string
  /** base64 of a CMS SignedData over the UTF-8 bytes of `original`. */
  signature: string
  certSerialNo: string
}

export interface UkeySignRequest {
  /** The text exactly as shown to the signer (product: 签名原文). */
  original: string
  /** The user's registered certificate number: no other key may sign (spec §5). */
  certSerialNo: string
  /** Only for a driver whose `pinEntry` is `page`. */
  pin?: string
  /** The server's word for this text (`signRequest.ts`): an agent signs nothing without it. */
  signRequest?: string
}

/** `raType` of every certificate of the demonstration CA. */
export const DEMO_RA_TYPE = 'DEMO'

export interface CertificateSubject {
  commonName: string
  organization?: string
  organizationalUnit?: string
}

export interface UkeySignOptions {
  signal?: AbortSignal
  /** Told the address of the window where the PIN is typed, which may have opened behind another one. */
  onWindow?: (address: string) => void
}

export interface UkeyDriver {
  readonly id: UkeyDriverId
  /**
   * Who asks for the PIN: our page, the driver's own window (which the dialog must announce before it opens,
   * accessibility §5.8), or nobody.
   */
  readonly pinEntry: 'page' | 'driver' | 'none'
  hello(): Promise<{ version: string; protocol: number }>
  /** Certificates of the keys that are inserted now. */
  list(): Promise<UkeyCertificate[]>
  /** @throws {UkeyError} */
  sign(request: UkeySignRequest, options?: UkeySignOptions): Promise<UkeySignature>
  /** PKCS#10 request, PEM, for a key made in the token. @throws {UkeyError} */
  csr(subject: CertificateSubject): Promise<string>
  /**
   * Puts a certificate into the token whose key made the request for it.
   * @param owner whose it is, e.g. a `userId`: for the driver's own list of keys.
   * @throws {UkeyError} `NO_CERT`: no key here has asked for it.
   */
  install(certificatePem: string, owner: string): Promise<void>
}
