import type { Selectable } from 'kysely'
import type { Reader } from '../../db/database.ts'
import type { TicketTable } from '../../db/tables/instrument.ts'

export type OwnTicket = Selectable<TicketTable> & { issuerName: string }

/** Tickets that the enterprise holds or has held, in the order of the keys; another's are left out. */
export async function ownTickets(read: Reader, fkCorp: string, keys: readonly string[]): Promise<OwnTicket[]> {
  const rows = await read
    .selectFrom('ticket as t')
    .innerJoin('corp as i', 'i.pkCorp', 't.fkIssuer')
    .selectAll('t')
    .select('i.corpName as issuerName')
    .where('t.pkCredit', 'in', ['', ...keys])
    .where('t.fkHolder', '=', fkCorp)
    .execute()
  const byKey = new Map(rows.map((row) => [row.pkCredit, row]))
  return [...new Set(keys)].flatMap((key) => byKey.get(key) ?? [])
}
