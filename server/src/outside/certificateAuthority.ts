import type { DemoCa } from '@jinpiao/ukey/demoCa'

/**
 * Who makes certificates for keys. It is asked and answers at once, so it is no institution with tasks. An operator brings
 * the interface of its own authority; without one a key cannot be activated (11000124).
 */
export interface CertificateAuthority {
  /** As it stands with every certificate of it: CFCA, DEMO. */
  raType: string
  /** What its keys sign with, where it is not SHA-256: the middleware of an older type knows SHA-1 alone (spec §9). */
  digest?: 'sha1'
  /**
   * @param csr PKCS#10, PEM, proved by its own key.
   * @returns PEM. The subject is the one given here, whatever the request says.
   * @throws {Error} no request of a key that is its own.
   */
  issue(csr: string, order: CertificateOrder): Promise<string>
}

export interface CertificateOrder {
  /** Name and enterprise of the bearer. */
  subject: { commonName: string; organization: string }
  days: number
  notBefore: Date
}

/** `raType` of the demonstration's certificates. */
export const DEMO_RA_TYPE = 'DEMO'

/** `raType` of certificates of the platform's own authority. */
const OWN_RA_TYPE = 'PLATFORM'

/** The authority that the platform is for itself. */
export const ownAuthority = (ca: DemoCa, digest?: 'sha1'): CertificateAuthority => ({
  ...demoAuthority(ca, digest),
  raType: OWN_RA_TYPE,
})

/** The authority that a demonstration is for itself. */
export const demoAuthority = (ca: DemoCa, digest?: 'sha1'): CertificateAuthority => ({
  raType: DEMO_RA_TYPE,
  ...(digest && { digest }),
  issue: async (csr, order) => ca.issue(csr, order),
})
