import { sql } from 'kysely'
import type { World } from './world.ts'

/** Matters of a filled world, in bulk. Reads the table `bulk` of {@link createFilledWorld}. */
export async function fillConfirmations(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  await run(sql`insert into confirmation ("pkConfirm", "confirmNo", "noTail", "fkCorp", kind, title, "fkInitiator",
      "initiatorName", "amountFen", "confirmBy", document, "fileIds", state, version, "createdAt", "updatedAt")
    select 'QR' || no, 'QR' || no, tail, ${world.core},
      case when i % 97 = 0 then 'AUTHORISATION' when i % 3 = 0 then 'TRADE' else 'GUARANTEE' end, '担保第' || no,
      "pkCorp", "corpName", case when i % 97 = 0 then null else fen end, due, '[]', '[]',
      case when i % 50 = 0 then 'PENDING' when i % 77 = 0 then 'REFUSED' else 'CONFIRMED' end, 1, at, at
    from bulk`)
}
