import type { Reader, Writer } from './database.ts'

/** What the bank of a demonstration has on an account; undefined where nobody has set it: as much as it is asked for. */
export async function demoBalanceOf(read: Reader, accountNo: string): Promise<bigint | undefined> {
  const row = await read
    .selectFrom('demo_balance')
    .select('balanceFen')
    .where('accountNo', '=', accountNo)
    .executeTakeFirst()
  return row?.balanceFen
}

/** Sets what is on an account from now on; undefined: as much as the bank is asked for. */
export async function setDemoBalance(tx: Writer, accountNo: string, balanceFen: bigint | undefined): Promise<void> {
  await tx.deleteFrom('demo_balance').where('accountNo', '=', accountNo).execute()
  if (balanceFen !== undefined) await tx.insertInto('demo_balance').values({ accountNo, balanceFen }).execute()
}

/** Takes from an account what the bank has collected. */
export async function takeDemoBalance(tx: Writer, accountNo: string, fen: bigint): Promise<void> {
  await tx
    .updateTable('demo_balance')
    .set((row) => ({ balanceFen: row('balanceFen', '-', fen) }))
    .where('accountNo', '=', accountNo)
    .where('balanceFen', '>=', fen)
    .execute()
}
