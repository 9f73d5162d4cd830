import type { SupplierState } from '@jinpiao/contract/status'
import { type StoredSupplier, supplierActRefusal } from '@jinpiao/contract/supplierRules'
import type { Selectable } from 'kysely'
import type { Act } from '../../acts/command.ts'
import type { Reader } from '../../db/database.ts'
import type { SupplierTable } from '../../db/tables/identity.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { readSupplierSums } from '../../queries/supplierSums.ts'

export type SupplierRow = Selectable<SupplierTable>

/** Suppliers that the enterprise has already under these credit codes: the name of each. */
export async function knownSuppliers(read: Reader, fkCorp: string, codes: readonly string[]) {
  const rows = await read
    .selectFrom('supplier')
    .select(['creditCode', 'corpName'])
    .where('fkCorp', '=', fkCorp)
    .where('creditCode', 'in', ['', ...codes])
    .execute()
  return new Map(rows.map(({ creditCode, corpName }) => [creditCode, corpName]))
}

/** Enterprises that have joined under these credit codes. */
export async function registeredCorps(read: Reader, codes: readonly string[]) {
  const rows = await read
    .selectFrom('corp')
    .select(['pkCorp', 'creditCode', 'corpName'])
    .where('creditCode', 'in', ['', ...codes])
    .execute()
  return new Map(rows.map((row) => [row.creditCode, row]))
}

/**
 * A supplier of the enterprise, locked.
 *
 * @param version that the page has seen; absent: whatever it is by now.
 * @throws {BusinessError} 01000302 it has none such. 99000409 somebody has changed it since.
 */
export async function lockedSupplier({ tx, actor }: Act, pkSupplier: string, version?: number): Promise<SupplierRow> {
  const row = await tx
    .selectFrom('supplier')
    .selectAll()
    .where('fkCorp', '=', actor.fkCorp)
    .where('pkSupplier', '=', pkSupplier)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new BusinessError('01000302')
  if (version !== undefined && version !== row.version) throw new BusinessError('99000409')
  return row
}

/** @throws {BusinessError} why the act is refused in this state. */
export async function requireAct(
  { tx, actor, today }: Act,
  supplier: SupplierRow,
  act: Parameters<typeof supplierActRefusal>[0],
): Promise<void> {
  const sumsOf = await readSupplierSums(tx, actor.fkCorp, [supplier])
  const stored: StoredSupplier = {
    corpName: supplier.corpName,
    state: supplier.state as SupplierState,
    isRegistered: supplier.fkSupplierCorp !== null,
    hasMobile: supplier.contactMobile !== null,
    isInvitedToday: supplier.invitedAt?.slice(0, 10) === today,
    isNamed: sumsOf(supplier).isNamed,
  }
  refuse([supplierActRefusal(act, stored)])
}

/** Writes what an act has changed of a supplier. */
export const changeSupplier = ({ tx, at }: Act, { pkSupplier, version }: SupplierRow, changes: Partial<Writable>) =>
  tx
    .updateTable('supplier')
    .set({ ...changes, version: version + 1, updatedAt: at })
    .where('pkSupplier', '=', pkSupplier)
    .execute()

type Writable = Pick<
  SupplierRow,
  | 'contactName'
  | 'contactMobile'
  | 'contactEmail'
  | 'isFirstLevel'
  | 'erpCode'
  | 'state'
  | 'invitedAt'
  | 'inviteCode'
  | 'stopReason'
>
