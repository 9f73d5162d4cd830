import type { DataOf, QueryOf } from '@jinpiao/contract/endpoint'
import type { lookupSupplier as lookupEndpoint, SupplierDetail } from '@jinpiao/contract/suppliers'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { suppliers } from '../../queries/suppliers.ts'
import { knownSuppliers, registeredCorps } from './own.ts'

/** One supplier with how it is reached; its code while it is invited. @throws {BusinessError} 01000302 there is none such. */
export async function supplierDetail(
  context: QueryContext,
  { pkSupplier }: { pkSupplier: string },
): Promise<SupplierDetail> {
  const row = await suppliers.one(context, pkSupplier)
  if (!row) throw new BusinessError('01000302')
  const stored = await context.read
    .selectFrom('supplier')
    .select(['contactName', 'contactMobile', 'contactEmail', 'erpCode', 'invitedAt', 'inviteCode', 'stopReason'])
    .where('pkSupplier', '=', pkSupplier)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    contactName: stored.contactName ?? '',
    contactMobile: stored.contactMobile ?? '',
    email: stored.contactEmail ?? '',
    erpCode: stored.erpCode ?? '',
    invitedAt: stored.invitedAt,
    inviteCode: row.state === 'INVITED' ? stored.inviteCode : null,
    stopReason: stored.stopReason ?? '',
  }
}

/**
 * What a whole credit code stands for: an enterprise of the platform, else what the register of companies says.
 *
 * @param registeredName asks that register for the name.
 */
export async function lookupSupplier(
  { read, actor }: QueryContext,
  { creditCode }: QueryOf<typeof lookupEndpoint>,
  registeredName: (creditCode: string) => Promise<string | undefined>,
): Promise<DataOf<typeof lookupEndpoint>> {
  const corp = (await registeredCorps(read, [creditCode])).get(creditCode)
  const known = await knownSuppliers(read, actor.fkCorp, [creditCode])
  const corpName = corp?.corpName ?? (await registeredName(creditCode)) ?? null
  return { corpName, isRegistered: corp !== undefined, knownAs: known.get(creditCode) ?? null }
}
