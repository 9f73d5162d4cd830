import type { BodyOf } from '@jinpiao/contract/endpoint'
import { findContactProblems, findSupplierProblems } from '@jinpiao/contract/supplierRules'
import * as contract from '@jinpiao/contract/suppliers'
import { terms } from '@jinpiao/contract/terms'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { enqueue } from '../../acts/enqueue.ts'
import { newInviteCode } from '../../acts/inviteCode.ts'
import { newPk } from '../../acts/keys.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { changeSupplier, knownSuppliers, lockedSupplier, registeredCorps, requireAct } from './own.ts'

const { supplierKeepers: posts } = contract
const permission = contract.addSuppliers.permission

interface Key {
  pkSupplier: string
}

/** Suppliers typed one by one or read from a sheet: all of them become the enterprise's, or none. */
export function addSuppliers(
  context: CommandContext,
  { suppliers }: { suppliers: readonly contract.SupplierEntry[] },
): Promise<{ pkSuppliers: string[] }> {
  return runCommand(context, { name: 'SUPPLIER.ADD', permission, posts }, { suppliers }, async (act) => {
    const { tx, actor } = act
    const codes = suppliers.map(({ creditCode }) => creditCode)
    const known = await knownSuppliers(tx, actor.fkCorp, codes)
    refuse(findSupplierProblems(suppliers, { ownCreditCode: actor.creditCode, known }))
    const corps = await registeredCorps(tx, codes)
    const ordered = [...suppliers].sort((a, b) => (a.creditCode < b.creditCode ? -1 : 1))
    const pkSuppliers: string[] = []
    for (const entry of ordered) pkSuppliers.push(await add(act, entry, corps.get(entry.creditCode)))
    return { pkSuppliers }
  })
}

/** One that has joined keeps its own name, whatever was typed. */
async function add(
  { tx, actor, at, facts }: Act,
  entry: contract.SupplierEntry,
  corp: { pkCorp: string; corpName: string } | undefined,
): Promise<string> {
  const pkSupplier = newPk()
  const corpName = corp?.corpName ?? entry.corpName
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('supplier')
    .values({
      pkSupplier,
      fkCorp: actor.fkCorp,
      fkSupplierCorp: corp?.pkCorp ?? null,
      corpName,
      creditCode: entry.creditCode,
      ...contactOf(entry),
      state: 'ACTIVE',
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  // Two people add the same one at once: the second is told, as if it had been there before.
  if (numInsertedOrUpdatedRows !== 1n) throw new BusinessError('04000160', corpName).at('creditCode')
  facts.push({ action: 'SUPPLIER.ADD', target: `supplier:${pkSupplier}`, after: { corpName } })
  return pkSupplier
}

type Contact = Pick<contract.SupplierEntry, 'contactName' | 'contactMobile' | 'email' | 'isFirstLevel' | 'erpCode'>

const contactOf = ({ contactName, contactMobile, email, isFirstLevel, erpCode }: Contact) => ({
  contactName,
  contactMobile,
  contactEmail: email === '' ? null : email,
  isFirstLevel: isFirstLevel ? 1 : 0,
  erpCode: erpCode === '' ? null : erpCode,
})

/** How it is reached, its level and its number in the enterprise's own system. Name and code are its own. */
export const putSupplier = (context: CommandContext, input: Key & BodyOf<typeof contract.putSupplier>) =>
  runCommand(context, { name: 'SUPPLIER.EDIT', permission, posts }, input, async (act) => {
    const { pkSupplier, version, ...contact } = input
    refuse(findContactProblems(contact))
    const supplier = await lockedSupplier(act, pkSupplier, version)
    await changeSupplier(act, supplier, contactOf(contact))
    const { isFirstLevel } = contact
    const before = { isFirstLevel: supplier.isFirstLevel === 1 }
    act.facts.push({ action: 'SUPPLIER.EDIT', target: `supplier:${pkSupplier}`, before, after: { isFirstLevel } })
    return {}
  })

/** Takes away one to which no issue was ever applied for. */
export const deleteSupplier = (context: CommandContext, { pkSupplier }: Key) =>
  runCommand(context, { name: 'SUPPLIER.DELETE', permission, posts }, { pkSupplier }, async (act) => {
    const supplier = await lockedSupplier(act, pkSupplier)
    await requireAct(act, supplier, 'DELETE')
    await act.tx.deleteFrom('supplier').where('pkSupplier', '=', pkSupplier).execute()
    const { corpName } = supplier
    act.facts.push({ action: 'SUPPLIER.DELETE', target: `supplier:${pkSupplier}`, before: { corpName } })
    return {}
  })

/** 邀请注册: the contact gets the code by text message; the same code as before, so that an earlier message stays good. */
export const inviteSupplier = (context: CommandContext, { pkSupplier, version }: Key & { version: number }) =>
  runCommand(context, { name: 'SUPPLIER.INVITE', permission, posts }, { pkSupplier, version }, async (act) => {
    const supplier = await lockedSupplier(act, pkSupplier, version)
    await requireAct(act, supplier, 'INVITE')
    const { contactMobile: mobile } = supplier
    if (!mobile) throw new BusinessError('01000310', terms.contactMobile.name)
    const inviteCode = supplier.inviteCode ?? newInviteCode()
    await changeSupplier(act, supplier, { state: 'INVITED', invitedAt: act.at, inviteCode })
    const params = [act.actor.corpName, inviteCode, supplier.corpName]
    await enqueue(act, 'SMS', { mobile, template: 'SUPPLIER_INVITED', params })
    // The code opens a registration: it stands in no log.
    act.facts.push({ action: 'SUPPLIER.INVITE', target: `supplier:${pkSupplier}` })
    return {}
  })

/** Nothing is issued to it from now on. What it holds, and what waits for its answer, stays. */
export const stopSupplier = (
  context: CommandContext,
  { pkSupplier, version, reason }: Key & BodyOf<typeof contract.stopSupplier>,
) =>
  runCommand(context, { name: 'SUPPLIER.STOP', permission, posts }, { pkSupplier, version, reason }, async (act) => {
    const supplier = await lockedSupplier(act, pkSupplier, version)
    await requireAct(act, supplier, 'STOP')
    await changeSupplier(act, supplier, { state: 'STOPPED', stopReason: reason })
    act.facts.push({ action: 'SUPPLIER.STOP', target: `supplier:${pkSupplier}`, after: { reason } })
    return {}
  })

/** An invitation that was open before is open again. */
export const resumeSupplier = (context: CommandContext, { pkSupplier, version }: Key & { version: number }) =>
  runCommand(context, { name: 'SUPPLIER.RESUME', permission, posts }, { pkSupplier, version }, async (act) => {
    const supplier = await lockedSupplier(act, pkSupplier, version)
    await requireAct(act, supplier, 'RESUME')
    const isInvited = supplier.fkSupplierCorp === null && supplier.inviteCode !== null
    await changeSupplier(act, supplier, { state: isInvited ? 'INVITED' : 'ACTIVE', stopReason: null })
    act.facts.push({ action: 'SUPPLIER.RESUME', target: `supplier:${pkSupplier}` })
    return {}
  })
