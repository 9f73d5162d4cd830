import type { LineFate } from '@jinpiao/contract/outcome'
import { decimalToFen } from '@jinpiao/values/money'
import type { Reader } from '../../db/database.ts'
import { readSignedTexts } from './signedEntries.ts'

type Amounts = ReadonlyMap<string, readonly bigint[]>

/** Groups amounts by a key. */
const by = <Row>(rows: readonly Row[], key: (row: Row) => string, amount: (row: Row) => bigint | null): Amounts =>
  new Map(
    [...Map.groupBy(rows, key)].map(([name, own]) => [
      name,
      own.flatMap((row) => {
        const fen = amount(row)
        return fen === null ? [] : [fen]
      }),
    ]),
  )

const fates: Record<string, LineFate> = { PENDING: 'open', ACCEPTED: 'done' }

/** What stands in the tables of whatever a message can name, by its number. */
export async function readBooks(read: Reader) {
  const all = <Table extends Parameters<Reader['selectFrom']>[0] & string>(table: Table) => read.selectFrom(table)
  const tickets = await all('ticket').select(['creditNo', 'amountFen']).execute()
  const bills = await all('fee_bill').select(['feeBillNo', 'amountFen']).execute()
  const payments = await all('payment').select(['paymentNo', 'amountFen']).execute()
  const invoices = await all('fee_invoice').select(['invoiceNo', 'amountFen']).execute()
  const draws = await all('loan_draw').selectAll().execute()
  const rows = await all('instalment').selectAll().orderBy('seq').execute()
  const repayments = await all('repayment').selectAll().execute()
  const transfers = await all('loan_transfer').select(['fkDraw', 'amountFen']).execute()
  const tasks = await all('outside_task').select(['target', 'body']).where('kind', '=', 'DEDUCTION').execute()
  const wages = await read
    .selectFrom('payroll_line as w')
    .innerJoin('application as a', 'a.pkApply', 'w.pkApply')
    .select(['a.applyNo', 'w.amountFen', 'w.state'])
    .execute()
  const moves = await read
    .selectFrom('limit_entry as e')
    .innerJoin('credit_limit as l', 'l.pkLimit', 'e.fkLimit')
    .select(['l.fkCorp', 'e.at', 'e.amountFen', 'e.totalAfterFen'])
    .execute()
  const limits = await all('credit_limit').select(['fkCorp', 'totalFen']).execute()
  const lines = await read
    .selectFrom('application_line as l')
    .innerJoin('application as a', 'a.pkApply', 'l.pkApply')
    .select(['a.applyNo', 'l.amountFen', 'l.state', 'l.answeredAt'])
    .execute()
  const noOf = new Map(draws.map(({ pkDraw, drawNo }) => [pkDraw, drawNo]))
  return {
    tickets: by(
      tickets,
      ({ creditNo }) => creditNo,
      ({ amountFen }) => amountFen,
    ),
    bills: by(
      bills,
      ({ feeBillNo }) => feeBillNo,
      ({ amountFen }) => amountFen,
    ),
    payments: by(
      payments,
      ({ paymentNo }) => paymentNo,
      ({ amountFen }) => amountFen,
    ),
    invoices: by(
      invoices,
      ({ invoiceNo }) => invoiceNo,
      ({ amountFen }) => amountFen,
    ),
    applications: await applied(read),
    signed: await signed(read),
    granted: await granted(read),
    loans: new Map(
      draws.map((draw) => [
        draw.drawNo,
        {
          draw,
          rows: rows.filter(({ fkDraw }) => fkDraw === draw.pkDraw),
          repayments: repayments.filter(({ fkDraw }) => fkDraw === draw.pkDraw),
        },
      ]),
    ),
    transfers: by(
      transfers,
      ({ fkDraw }) => noOf.get(fkDraw) ?? '',
      ({ amountFen }) => amountFen,
    ),
    collections: by(
      tasks,
      ({ target }) => noOf.get(target.split(':')[0] ?? '') ?? '',
      ({ body }) => decimalToFen(JSON.parse(body).amount),
    ),
    wages: new Map(
      [...Map.groupBy(wages, ({ applyNo }) => applyNo)].map(([applyNo, own]) => [
        applyNo,
        {
          each: own.map(({ amountFen }) => amountFen),
          paid: own.reduce((sum, { state, amountFen }) => (state === 'PAID' ? sum + amountFen : sum), 0n),
        },
      ]),
    ),
    limitMoves: Map.groupBy(
      moves.map(({ fkCorp, at, amountFen, totalAfterFen }) => ({
        key: `${fkCorp} ${at}`,
        moved: amountFen < 0n ? -amountFen : amountFen,
        total: totalAfterFen,
      })),
      ({ key }) => key,
    ),
    limitTotals: by(
      limits,
      ({ fkCorp }) => fkCorp,
      ({ totalFen }) => totalFen,
    ),
    lines: Map.groupBy(
      lines.map((line) => ({ ...line, fate: fates[line.state] ?? 'failed' })),
      ({ applyNo }) => applyNo,
    ),
  }
}
export type Books = Awaited<ReturnType<typeof readBooks>>

/** What applications ask for now, by their numbers. */
async function applied(read: Reader): Promise<Amounts> {
  const rows = await read.selectFrom('application').select(['applyNo', 'amountFen']).execute()
  return by(
    rows,
    ({ applyNo }) => applyNo,
    ({ amountFen }) => amountFen,
  )
}

/** What came of applications for a loan or a line: it may be less. */
async function granted(read: Reader): Promise<Amounts> {
  const lines = await read
    .selectFrom('loan_agreement as g')
    .innerJoin('application as a', 'a.pkApply', 'g.pkApply')
    .select(['a.applyNo', 'g.lineFen as amountFen'])
    .execute()
  const draws = await read
    .selectFrom('loan_draw as d')
    .innerJoin('application as a', 'a.pkApply', 'd.pkApply')
    .select(['a.applyNo', 'd.amountFen'])
    .execute()
  return by(
    [...lines, ...draws],
    ({ applyNo }) => applyNo,
    ({ amountFen }) => amountFen,
  )
}

/** What was signed of applications, by their numbers, the first text first: who corrects one may change its amount. */
async function signed(read: Reader) {
  const texts = await readSignedTexts(read)
  const entries = texts.flatMap(({ at, entries: own }) => own.map(({ no, amount }) => ({ no, amount, at })))
  return Map.groupBy(entries, ({ no }) => no)
}
