/** The facts that a voucher proves; whoever holds the paper can have them compared with what the platform has stored. */
export interface VoucherFacts {
  creditNo: string
  applyNo?: string | undefined
  issuer: string
  supplier: string
  amount: string
  promisedDate: string
  /** Who signed: instant and certificate tail, in order. */
  signatures: readonly { at: string; certSuffix: string | null }[]
}

/** One line per fact, in a fixed order: the text under the digest. */
export const voucherText = (facts: VoucherFacts): string =>
  [
    'JINPIAO-VOUCHER-1',
    facts.creditNo,
    facts.applyNo ?? '-',
    facts.issuer,
    facts.supplier,
    facts.amount,
    facts.promisedDate,
    ...facts.signatures.map(({ at, certSuffix }) => `${at} ${certSuffix ?? '-'}`),
  ].join('\n')

/** SHA-256 in blocks of eight, so that it can be read aloud and compared by eye. */
export async function voucherDigest(facts: VoucherFacts): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(voucherText(facts)))
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/.{8}(?=.)/g, '$& ').toUpperCase()
}
