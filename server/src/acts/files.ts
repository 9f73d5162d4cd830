import { BusinessError } from '../domain/businessError.ts'
import type { Act } from './command.ts'
import { newPk } from './keys.ts'

/**
 * Holds the files that a form names until the act ends: {@link deleteFile} waits for it, and then finds the form. What was
 * deleted before is missed by the checks that follow. SQLite has one writer, so acts come one after the other anyway.
 */
export async function holdFiles({ tx, actor }: Pick<Act, 'tx' | 'actor'>, pkFiles: readonly string[]): Promise<void> {
  if (pkFiles.length === 0) return
  await tx
    .selectFrom('file_object')
    .select('pkFile')
    .where('fkCorp', '=', actor.fkCorp)
    .where('pkFile', 'in', [...new Set(pkFiles)])
    .orderBy('pkFile')
    .forKeyShare()
    .execute()
}

/** Copies of own files for another enterprise, which is to see them: each side's stay its own (I25). @returns their keys. */
export async function giveFiles(
  { tx, at, actor }: Pick<Act, 'tx' | 'at' | 'actor'>,
  pkFiles: readonly string[],
  fkCorp: string,
): Promise<string[]> {
  const files = await tx
    .selectFrom('file_object')
    .selectAll()
    .where('fkCorp', '=', actor.fkCorp)
    .where('pkFile', 'in', ['', ...pkFiles])
    .orderBy('pkFile')
    .execute()
  const copies = files.map((file) => ({ ...file, pkFile: newPk(), fkCorp, at }))
  if (copies.length > 0) await tx.insertInto('file_object').values(copies).execute()
  return copies.map(({ pkFile }) => pkFile)
}

/**
 * Deletes a file that nothing names. Its bytes stay: others may have uploaded the same.
 * @throws {BusinessError} 01000302 it is not the enterprise's, 01000303 an application or a bill names it, 10000116 a form
 * that somebody has begun does.
 */
export async function deleteFile(act: Act, pkFile: string): Promise<void> {
  const { tx, actor, facts } = act
  const file = await tx
    .selectFrom('file_object')
    .select(['name', 'sha256'])
    .where('pkFile', '=', pkFile)
    .where('fkCorp', '=', actor.fkCorp)
    .forUpdate()
    .executeTakeFirst()
  if (file === undefined) throw new BusinessError('01000302')
  const user = await findUser(act, pkFile)
  if (user !== undefined) throw new BusinessError('01000303', `${file.name}：${user}`)
  if (await isInForm(act, pkFile)) throw new BusinessError('10000116', file.name)
  await tx.deleteFrom('file_object').where('pkFile', '=', pkFile).execute()
  facts.push({ action: 'file.delete', target: `file:${pkFile}`, before: file })
}

/** Number of what names the file: applications keep its key in their payload, bills in their list of receipts, matters to
 * confirm in theirs; an invoice for fees is one. */
async function findUser({ tx, actor }: Act, pkFile: string): Promise<string | undefined> {
  const application = await tx
    .selectFrom('application')
    .select('applyNo')
    .where('fkCorp', '=', actor.fkCorp)
    .where('payload', 'like', `%${pkFile}%`)
    .executeTakeFirst()
  if (application) return application.applyNo
  const bill = await tx
    .selectFrom('fee_bill')
    .select('feeBillNo')
    .where('fkCorp', '=', actor.fkCorp)
    .where('fileIds', 'like', `%${pkFile}%`)
    .executeTakeFirst()
  if (bill) return bill.feeBillNo
  const invoice = await tx
    .selectFrom('fee_invoice')
    .select('invoiceNo')
    .where('fkCorp', '=', actor.fkCorp)
    .where('pkFile', '=', pkFile)
    .executeTakeFirst()
  if (invoice) return invoice.invoiceNo
  const matter = await tx
    .selectFrom('confirmation')
    .select('confirmNo')
    .where('fkCorp', '=', actor.fkCorp)
    .where('fileIds', 'like', `%${pkFile}%`)
    .executeTakeFirst()
  return matter?.confirmNo
}

/** Whether somebody of the enterprise has a form open, or left behind, that names the file. */
async function isInForm({ tx, actor }: Act, pkFile: string): Promise<boolean> {
  const draft = await tx
    .selectFrom('draft')
    .select('routeKey')
    .where('fkCorp', '=', actor.fkCorp)
    .where('payload', 'like', `%${pkFile}%`)
    .executeTakeFirst()
  return draft !== undefined
}
