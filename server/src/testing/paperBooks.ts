import type { ReceiptKind } from '@jinpiao/contract/flow'
import type { Reader } from '../db/database.ts'
import type { StoredReceipt } from '../flow/paper.ts'

/** What the books of its owner have of a receipt: amounts that each have to be its own, and whether money went or came. */
export interface PaperBooks {
  amounts: readonly bigint[]
  direction?: string | undefined
}

const ofTickets: readonly ReceiptKind[] = ['ISSUE', 'ACCEPT', 'TRANSFER']

/** The entries of the books that a receipt is about, and what else is kept of the same thing. */
export async function booksOf(read: Reader, receipt: StoredReceipt): Promise<PaperBooks> {
  const kind = receipt.kind as ReceiptKind
  const { fkCorp, pkApply, pkCredit, fkSource, sourceNo } = receipt
  const entries = read.selectFrom('transaction_log').selectAll().where('fkCorp', '=', fkCorp)
  if (ofTickets.includes(kind)) {
    // What came back of it later has entries of another kind.
    const own = entries.where('asset', '=', 'TICKET').where('kind', '=', kind as never)
    return { amounts: [sumOf(await own.where('pkApply', '=', pkApply).execute())] }
  }
  if (kind === 'LOAN_NOTE' || kind === 'LOAN_PAID') {
    const draw = await read.selectFrom('loan_draw').selectAll().where('pkDraw', '=', fkSource).executeTakeFirstOrThrow()
    const rows = await entries.where('bankSerial', '=', draw.bankSerial).execute()
    return { amounts: [draw.amountFen, sumOf(rows)], direction: rows[0]?.direction }
  }
  if (kind === 'LOAN_REPAID' || kind === 'LOAN_SETTLED') {
    const loan = read.selectFrom('repayment').selectAll().where('fkCorp', '=', fkCorp)
    const repaid = await loan.where('pkRepay', '=', fkSource ?? '').executeTakeFirstOrThrow()
    const rows = await entries.where('bankSerial', '=', repaid.bankSerial).execute()
    if (kind === 'LOAN_REPAID') return { amounts: [repaid.totalFen, sumOf(rows)], direction: rows[0]?.direction }
    const all = await loan.where('fkDraw', '=', repaid.fkDraw).execute()
    return {
      amounts: [all.reduce((sum, { principalFen }) => sum + principalFen, 0n)],
      direction: rows[0]?.direction,
    }
  }
  const money = entries.where('asset', '=', 'MONEY')
  const rows =
    kind === 'FEE'
      ? await money.where('businessNo', '=', sourceNo).execute()
      : kind === 'EXCHANGE_FEE'
        ? await money.where('pkApply', '=', pkApply).where('kind', '=', 'FEE').execute()
        : kind === 'REDEEM'
          ? await money.where('pkCredit', '=', pkCredit).where('kind', '=', 'REDEEM').execute()
          : await money
              .where('pkApply', '=', pkApply)
              .where('kind', '=', kind as never)
              .execute()
  // The fee of an exchange is entered when the bill is there, which is after its receipt.
  const amounts = rows.length === 0 && kind === 'EXCHANGE_FEE' ? [] : [sumOf(rows)]
  return { amounts, direction: rows[0]?.direction }
}

const sumOf = (rows: readonly { amountFen: bigint }[]): bigint =>
  rows.reduce((sum, { amountFen }) => sum + amountFen, 0n)
