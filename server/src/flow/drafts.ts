import type { SavedDraft } from '@jinpiao/contract/applications'
import { DRAFT_DAYS } from '@jinpiao/contract/drafts'
import { type Act, runCommand } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { holdFiles } from '../acts/files.ts'
import { newPk } from '../acts/keys.ts'
import { lockRows } from '../acts/locks.ts'
import { spend } from '../acts/quota.ts'
import { BusinessError } from '../domain/businessError.ts'
import { canonicalJson } from '../domain/digest.ts'
import { isEditable, wrongState } from '../domain/machine.ts'
import { applicationTallies, minus } from '../domain/tallies.ts'
import { expiryAfter, insertApplication, store, toColumns } from './advance.ts'
import { type Application, ownApplication } from './application.ts'
import type { AnyFormBusiness } from './business.ts'
import { keepOnlyInvoices } from './invoices.ts'
import { readingIn } from './reading.ts'

/** One application per form; a draft may be incomplete, but names nothing that is not the enterprise's. */
export function saveDrafts(
  business: AnyFormBusiness,
  context: CommandContext,
  input: { lines: readonly unknown[] },
): Promise<{ saved: SavedDraft[] }> {
  const { permission } = business.definition.save
  return runCommand(context, { name: `${business.type}.SAVE`, permission }, input, async (act) => {
    const batchId = newPk()
    await spend(act.tx, act.today, 'draft', act.actor.fkCorp, input.lines.length)
    const saved: SavedDraft[] = []
    for (const line of input.lines) {
      await holdFiles(act, business.files(line))
      const columns = await business.columns(readingIn(act), line)
      const application = await insertApplication(act, business, { ...columns, payload: canonicalJson(line), batchId })
      saved.push(savedOf(application))
    }
    return { saved }
  })
}

export const savedOf = ({ pkApply, applyNo, version }: Application): SavedDraft => ({ pkApply, applyNo, version })

/** One stored application as it is to be from now on. */
export interface EditedLine {
  pkApply: string
  /** As the editor has read it. */
  version: number
  line: unknown
}

/** I12: editing a returned application keeps its number and makes a new version; what was approved no longer counts. */
export function updateDrafts(
  business: AnyFormBusiness,
  context: CommandContext,
  input: { lines: readonly EditedLine[] },
): Promise<{ saved: SavedDraft[] }> {
  const { permission } = business.definition.update
  return runCommand(context, { name: `${business.type}.EDIT`, permission }, input, async (act) => {
    await lockRows(act, { application: input.lines.map(({ pkApply }) => pkApply) })
    const saved: SavedDraft[] = []
    for (const edited of input.lines) saved.push(await updateDraft(act, business, edited))
    return { saved }
  })
}

/**
 * Stores a changed form; its application is locked by the caller.
 * @throws {BusinessError} 99000409 somebody has changed it in the meantime.
 */
export async function updateDraft(act: Act, business: AnyFormBusiness, edited: EditedLine): Promise<SavedDraft> {
  const { pkApply, line } = edited
  const application = await ownApplication(act.tx, act.actor, pkApply, [business.type])
  if (!isEditable(application.state)) throw wrongState(application.state)
  if (application.version !== edited.version) throw new BusinessError('99000409')
  await holdFiles(act, business.files(line))
  const columns = await business.columns(readingIn(act), line)
  const { version } = await store(act, application, {
    ...toColumns(columns),
    payload: canonicalJson(line),
    editedBy: act.actor.personId,
    updatedAt: act.at,
    expiresAt: expiryAfter(act, DRAFT_DAYS),
  })
  const invoices = business.invoices?.(line) ?? []
  await keepOnlyInvoices(
    act,
    pkApply,
    invoices.map(({ invoice }) => invoice),
  )
  act.facts.push({
    action: `${business.type}.EDIT`,
    target: `application:${pkApply}`,
    before: { version: application.version, payloadDigest: application.payloadDigest },
    after: { version, payloadDigest: columns.payloadDigest },
  })
  return { ...savedOf(application), version }
}

/** Only what has never been submitted disappears; everything else has a trail and ends in a state. */
export function removeDraft(
  business: AnyFormBusiness,
  context: CommandContext,
  input: { pkApply: string },
): Promise<Record<string, never>> {
  const { permission } = business.definition.remove
  return runCommand(context, { name: `${business.type}.DELETE`, permission }, input, async (act) => {
    await lockRows(act, { application: [input.pkApply] })
    const application = await ownApplication(act.tx, act.actor, input.pkApply, business.definition.types)
    if (application.state !== 'DRAFT') throw wrongState(application.state)
    await act.tx.deleteFrom('application').where('pkApply', '=', input.pkApply).execute()
    act.tallies.push(...minus(applicationTallies(application)))
    act.facts.push({
      action: `${business.type}.DELETE`,
      target: `application:${input.pkApply}`,
      before: { applyNo: application.applyNo, payloadDigest: application.payloadDigest },
    })
    return {}
  })
}
