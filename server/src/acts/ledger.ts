import type { Reader, Writer } from '../db/database.ts'
import type { LedgerRow } from '../domain/ledger.ts'
import { ledgerTallies, type Tally } from '../domain/tallies.ts'
import { newPk } from './keys.ts'

/** Rows of one INSERT: far below the parameter limit of both databases. */
const CHUNK = 500

/** An act, as far as books are concerned. */
export interface Books {
  ledger: LedgerRow[]
}

/** Enters a movement into the books of an enterprise. It is written with all others of the act, at its end. */
export function writeLedger(act: Books, row: LedgerRow): void {
  act.ledger.push(row)
}

/** The application of an enterprise that moves money. */
interface Payer {
  pkApply: string
  businessType: LedgerRow['kind']
  applyNo: string
  fkCorp: string
}

/** Enters a payment between the applicant and somebody else into the books of `fkCorp`, one of both. */
export function money(
  act: Books,
  application: Payer,
  payment: Pick<LedgerRow, 'fkCorp' | 'direction' | 'amountFen' | 'fkParty' | 'partyName' | 'bankSerial'> & {
    /** Ticket that is paid or financed, or the number of a loan; the other side knows the payment by it. */
    ticket?: { pkCredit: string | null; creditNo: string }
    kind?: 'FEE'
  },
): void {
  const { ticket, kind = application.businessType, ...moved } = payment
  const isOwn = application.fkCorp === payment.fkCorp
  writeLedger(act, {
    ...moved,
    kind,
    asset: 'MONEY',
    pkApply: isOwn ? application.pkApply : null,
    pkCredit: ticket?.pkCredit ?? null,
    businessNo: isOwn ? application.applyNo : (ticket?.creditNo ?? ''),
  })
}

/** Writes what an act has entered, and counts it. Before the tallies: these are the last but one lock of an act. */
export async function flushLedger({
  tx,
  at,
  tallies,
  ledger,
}: Books & { tx: Writer; at: string; tallies: Tally[] }): Promise<void> {
  const nameOf = await namesOf(tx, ledger)
  const rows = ledger.map(({ partyName, bankSerial = null, ...row }) => ({
    ...row,
    pkLog: newPk(),
    partyName: partyName ?? nameOf.get(row.fkParty ?? '') ?? '',
    bankSerial,
    at,
  }))
  tallies.push(...rows.flatMap(ledgerTallies))
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx
      .insertInto('transaction_log')
      .values(rows.slice(start, start + CHUNK))
      .execute()
  }
}

async function namesOf(read: Reader, rows: readonly LedgerRow[]): Promise<ReadonlyMap<string, string>> {
  const parties = new Set(rows.flatMap(({ fkParty, partyName }) => (partyName === undefined ? (fkParty ?? []) : [])))
  if (parties.size === 0) return new Map()
  const corps = await read
    .selectFrom('corp')
    .select(['pkCorp', 'corpName'])
    .where('pkCorp', 'in', [...parties])
    .execute()
  return new Map(corps.map(({ pkCorp, corpName }) => [pkCorp, corpName]))
}
