import type { ProductKind } from '@jinpiao/contract/funderProducts'
import type { DrawState, Purpose } from '@jinpiao/contract/states/loans'
import type { RepayMethod } from '@jinpiao/values/loanPlan'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import { lockRows } from '../acts/locks.ts'
import type { Reader } from '../db/database.ts'
import type { LoanDrawTable } from '../db/tables/loans.ts'
import { BusinessError } from '../domain/businessError.ts'

/** A loan as acts and queries use it. `account` is JSON: the snapshot of where it was paid to. */
export interface Draw extends Omit<Selectable<LoanDrawTable>, 'product' | 'method' | 'purpose' | 'state'> {
  product: ProductKind
  method: RepayMethod
  purpose: Purpose
  state: DrawState
}

/** What messages are about: the loan. Its to-dos close with a payment. */
export const loanTarget = ({ pkDraw }: Pick<Draw, 'pkDraw'>): string => `loan:${pkDraw}`

/** A loan by its key, its number, or the application that it was paid for; undefined where there is none. */
export async function findDraw(
  read: Reader,
  by: { pkDraw: string } | { drawNo: string } | { pkApply: string },
): Promise<Draw | undefined> {
  const one = read.selectFrom('loan_draw').selectAll()
  const found =
    'pkDraw' in by
      ? one.where('pkDraw', '=', by.pkDraw)
      : 'drawNo' in by
        ? one.where('drawNo', '=', by.drawNo)
        : one.where('pkApply', '=', by.pkApply)
  const row = await found.executeTakeFirst()
  return row as Draw | undefined
}

/** A loan as it stands behind the lock of its agreement. @throws {BusinessError} 01000302 there is none such. */
export async function lockedDraw(act: Act, pkDraw: string): Promise<Draw> {
  const found = await findDraw(act.tx, { pkDraw })
  if (found === undefined) throw new BusinessError('01000302')
  await lockRows(act, { loan_agreement: [found.fkAgreement] })
  const locked = await findDraw(act.tx, { pkDraw })
  if (locked === undefined) throw new BusinessError('01000302')
  return locked
}

type Changes = Partial<Pick<Draw, 'state' | 'outstandingFen' | 'nextDue' | 'nextDueFen' | 'planNo'>>

/** Changes a loan; its agreement is locked. Nothing is written where nothing differs. */
export async function changeDraw(act: Act, draw: Draw, changes: Changes): Promise<Draw> {
  const isSame = Object.entries(changes).every(([name, value]) => draw[name as keyof Changes] === value)
  if (isSame) return draw
  const changed: Draw = { ...draw, ...changes, version: draw.version + 1, updatedAt: act.at }
  await act.tx
    .updateTable('loan_draw')
    .set({ ...changes, version: changed.version, updatedAt: changed.updatedAt })
    .where('pkDraw', '=', draw.pkDraw)
    .execute()
  return changed
}
