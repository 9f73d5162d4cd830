import type { VoucherFacts } from '@jinpiao/contract/voucher'
import { mask } from '@jinpiao/values/mask'
import type { QueryContext } from '../acts/context.ts'
import { digestOf } from '../domain/digest.ts'
import { ownFiles } from '../queries/files.ts'
import { certSuffixOf, roleLabelOf } from '../queries/steps.ts'
import { type Application, nameOf } from './application.ts'
import type { Answer } from './business.ts'
import { partiesOf, type StoredReceipt, timesOf } from './paper.ts'

/** What a voucher certifies: the application as it was submitted, and who signed which text with which certificate. */
export interface Certified {
  applyNo: string
  /** The form, as its canonical JSON. */
  payload: string
  /** Hex SHA-256 of each file that the form names, in the order of their keys. */
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

export const voucherDigest = (certified: Certified): string => digestOf({ form: 'JINPIAO-VOUCHER-2', ...certified })

/**
 * The voucher of an application that has taken effect (P8). The digest is over its enterprise's own signatures of the
 * round that took effect: what the other side does afterwards is its own application and changes nothing here, and both
 * sides print the same digest and the same signatures; of another enterprise's people only the first character (I26).
 *
 * @param fileIds files that the form names.
 * @param receipt what it is printed of, with what its business knows of it.
 */
export async function readVoucher(
  { read, actor, language }: QueryContext,
  application: Pick<Application, 'pkApply' | 'applyNo' | 'payload' | 'round' | 'fkCorp'>,
  fileIds: readonly string[],
  { receipt, facts = [] }: { receipt: StoredReceipt; facts?: readonly Answer[] },
): Promise<VoucherFacts> {
  const { applyNo, payload, fkCorp } = application
  const signed = await read
    .selectFrom('application_step as s')
    .innerJoin('signature as g', 'g.pkSign', 's.pkSign')
    .select(['s.decision', 's.at', 'g.original', 'g.signature', 'g.certSerialNo', 'g.isDummy'])
    .select(['s.personName', 's.roleCode'])
    .where('s.pkApply', '=', application.pkApply)
    .where('s.round', '=', application.round)
    .where('s.fkCorp', '=', fkCorp)
    .orderBy('s.seq')
    .execute()
  const files = (await ownFiles(read, fkCorp, fileIds)).map((file) => file.sha256)
  const signedAt = signed.at(-1)?.at
  const nameFor = (name: string) => (fkCorp === actor.fkCorp ? name : mask(name, { head: 1, tail: 0, stars: 2 }))
  return {
    receiptNo: receipt.receiptNo,
    verifyCode: receipt.verifyCode,
    parties: await partiesOf(read, language, receipt, application),
    times: timesOf(receipt, facts, signedAt),
    digest: voucherDigest({
      applyNo,
      payload,
      files,
      signatures: signed.map(({ personName: _name, roleCode: _role, ...certified }) => certified),
    }),
    signedBy: await nameOf(read, fkCorp),
    signatures: signed.map(({ personName, roleCode, at, ...key }) => ({
      signerName: nameFor(personName),
      roleLabel: roleLabelOf(roleCode, language),
      certSuffix: certSuffixOf(key),
      isDummySignature: key.isDummy === 1,
      at,
    })),
  }
}

/** The voucher of an issue, by the receipt of its issuer: the same paper on either side. Null until there is a receipt. */
export async function readIssueVoucher(
  context: QueryContext,
  application: Parameters<typeof readVoucher>[1],
  fileIds: readonly string[],
): Promise<VoucherFacts | null> {
  const receipt = await context.read
    .selectFrom('receipt')
    .selectAll()
    .where('pkApply', '=', application.pkApply)
    .where('fkCorp', '=', application.fkCorp)
    .orderBy('receiptNo')
    .executeTakeFirst()
  return receipt === undefined ? null : readVoucher(context, application, fileIds, { receipt })
}
