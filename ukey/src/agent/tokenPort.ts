import type { DigestName } from '../algorithms.ts'
import type { CertificateSubject } from '../driver.ts'

/** `LOW`: a wrong PIN was given; `FINAL`: one try is left. */
export type PinState = 'OK' | 'LOW' | 'FINAL' | 'LOCKED'

/** A key that is plugged in. */
export interface Token {
  serial: string
  /** The number on its case; undefined: the vendor's module cannot read it. */
  printedNo?: string
  /** DER, of keys that may sign: an SM2 key has an encryption certificate besides, which is not among them. */
  certificates: readonly Uint8Array[]
  pin: PinState
}

/** One kind of hardware key, whatever its interface (PKCS#11, software; SKF would be another). */
export interface TokenPort {
  /** @throws {UkeyError} `DRIVER_VERSION` */
  info(): Promise<{ module: string; version: string }>
  tokens(): Promise<readonly Token[]>
  /**
   * PKCS#1 v1.5 or SM2 over `data` itself. Nothing signs a digest that came from elsewhere.
   * @throws {UkeyError}
   */
  sign(token: string, certSerialNo: string, pin: string, data: Uint8Array, digest: DigestName): Promise<Uint8Array>
  /** Makes a key that never leaves the token. @returns its PKCS#10 request, PEM. */
  newKey(token: string, pin: string, subject: CertificateSubject): Promise<string>
  /** Puts a certificate beside the key that made its request. @throws {UkeyError} `NO_CERT`: there is no such key. */
  install(token: string, pin: string, certificate: Uint8Array): Promise<void>
}
