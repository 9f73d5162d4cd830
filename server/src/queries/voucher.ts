import type { IssueVoucher } from '@jinpiao/contract/credits'
import { filesOfTrade } from '@jinpiao/contract/issue'
import { ownFiles } from '../commands/issueFacts.ts'
import type { Reader } from '../db/database.ts'
import { digestOf } from '../domain/digest.ts'
import { lineOf } from '../domain/issueLine.ts'

/** What a voucher certifies: the application as it was submitted, and who signed which text with which certificate. */
export interface CertifiedIssue {
  applyNo: string
  /** The form, as its canonical JSON. */
  payload: string
  /** SHA-256 of the files that it names. */
  files: readonly string[]
  signatures: readonly {
    decision: string
    at: string
    original: string
    signature: string
    certSerialNo: string
    isDummy: number
  }[]
}

export const voucherDigest = (issue: CertifiedIssue): string => digestOf({ form: 'JINPIAO-VOUCHER-2', ...issue })

/**
 * The voucher of an issue (P8); null until its ticket is born. The digest is over the issuer's own signatures of the
 * round that gave birth: what the supplier does afterwards is its own application and changes nothing here, and both
 * sides print the same digest, although the holder is not told who reviewed the issue inside (I26).
 */
export async function readVoucher(read: Reader, pkApply: string): Promise<IssueVoucher | null> {
  const born = await read
    .selectFrom('application as a')
    .innerJoin('ticket as t', 't.bornBy', 'a.pkApply')
    .select(['a.applyNo', 'a.payload', 'a.round', 'a.fkCorp', 't.createdAt'])
    .where('a.pkApply', '=', pkApply)
    .where('a.businessType', '=', 'ISSUE')
    .executeTakeFirst()
  if (!born) return null
  const signatures = await read
    .selectFrom('application_step as s')
    .innerJoin('signature as g', 'g.pkSign', 's.pkSign')
    .select(['s.decision', 's.at', 'g.original', 'g.signature', 'g.certSerialNo', 'g.isDummy'])
    .where('s.pkApply', '=', pkApply)
    .where('s.round', '=', born.round)
    .where('s.fkCorp', '=', born.fkCorp)
    .orderBy('s.seq')
    .execute()
  const files = (await ownFiles(read, born.fkCorp, filesOfTrade(lineOf(born).trade))).map((file) => file.sha256)
  const { applyNo, payload, createdAt } = born
  return { digest: voucherDigest({ applyNo, payload, files, signatures }), issuedAt: createdAt }
}
