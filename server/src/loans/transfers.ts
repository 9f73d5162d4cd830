import type { TransferState } from '@jinpiao/contract/states/loans'
import type { Day } from '@jinpiao/values/days'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import type { LoanTransferTable } from '../db/tables/loans.ts'

export interface Transfer extends Omit<Selectable<LoanTransferTable>, 'state'> {
  state: TransferState
}

/** The transfer of a loan that was reported last; undefined: none was. */
export const lastTransfer = async (read: Reader, fkDraw: string): Promise<Transfer | undefined> =>
  (await read
    .selectFrom('loan_transfer')
    .selectAll()
    .where('fkDraw', '=', fkDraw)
    .orderBy('createdAt', 'desc')
    .orderBy('pkTransfer', 'desc')
    .executeTakeFirst()) as Transfer | undefined

/** The serial of a transfer that the funder has not found; null: none is. */
export async function refusedSerialOf(read: Reader, fkDraw: string): Promise<string | null> {
  const last = await lastTransfer(read, fkDraw)
  return last?.state === 'REFUSED' ? last.bankSerial : null
}

/** One that waits for the funder on a day; after its last day the bank collects again, whatever the funder says later. */
export const openTransfer = async (read: Reader, fkDraw: string, today: Day): Promise<Transfer | undefined> =>
  (await read
    .selectFrom('loan_transfer')
    .selectAll()
    .where('fkDraw', '=', fkDraw)
    .where('state', '=', 'CONFIRMING')
    .where('answerBy', '>=', today)
    .executeTakeFirst()) as Transfer | undefined

export const transferByKey = async (read: Reader, pkTransfer: string): Promise<Transfer | undefined> =>
  (await read.selectFrom('loan_transfer').selectAll().where('pkTransfer', '=', pkTransfer).executeTakeFirst()) as
    | Transfer
    | undefined

/** What becomes of a transfer; the agreement of its loan is locked. */
export async function setTransfer(
  { tx, at }: Pick<Act, 'tx' | 'at'>,
  { pkTransfer }: Pick<Transfer, 'pkTransfer'>,
  changes: Partial<Pick<Transfer, 'state' | 'reason' | 'isReminded'>>,
): Promise<void> {
  await tx
    .updateTable('loan_transfer')
    .set({ ...changes, updatedAt: at })
    .where('pkTransfer', '=', pkTransfer)
    .execute()
}
