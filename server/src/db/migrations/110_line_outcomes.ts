import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, type Dialect } from './ddl.ts'

/**
 * What became of an application's lines: each line says what it is about, each step of a trail which line it is about, and
 * a payment that failed who has taken it again. An application of which lines failed is no longer called done.
 */
export async function lineOutcomes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'application_line', [
    'amountFen bigint not null default 0',
    'lineNo text',
    "party text not null default ''",
  ])
  await addColumns(db, dialect, 'application_step', ['line integer'])
  for (const table of ['redeem_line', 'payroll_line'] as const) {
    await addColumns(db, dialect, table, ['takenBy text references application'])
  }
  await addColumns(db, dialect, 'payroll_line', ['fkCorp text references corp'])
  await nameLines(db)
  await ownWages(db)
  await markTaken(db)
  await endPartly(db)
  await createIndex(db, 'redeem_line_failed', "redeem_line (fkCorp, pkLine) where state = 'FAILED' and takenBy is null")
  await createIndex(
    db,
    'payroll_line_failed',
    "payroll_line (fkCorp, pkApply, line) where state = 'FAILED' and takenBy is null",
  )
}

/** Lines of before: tickets by their holder, payments and wages by their payee. A name of a person stays masked. */
async function nameLines(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run(`update application_line set
      "amountFen" = (select t."amountFen" from ticket t where t."pkCredit" = application_line."pkCredit"),
      "lineNo" = (select t."creditNo" from ticket t where t."pkCredit" = application_line."pkCredit"),
      party = (select c."corpName" from ticket t join corp c on c."pkCorp" = t."fkHolder"
        where t."pkCredit" = application_line."pkCredit")
    where "pkCredit" is not null`)
  const of = (table: string, column: string) =>
    `(select ${column} from ${table} p where p."pkApply" = application_line."pkApply" and p.line = application_line.line)`
  const isOf = (table: string) =>
    `exists (select 1 from ${table} p where p."pkApply" = application_line."pkApply" and p.line = application_line.line)`
  await run(`update application_line set "amountFen" = ${of('redeem_line', 'p."amountFen"')},
    "lineNo" = ${of('redeem_line', 'p."creditNo"')}, party = ${of('redeem_line', 'p."payeeName"')} where ${isOf('redeem_line')}`)
  await run(`update application_line set "amountFen" = ${of('payroll_line', 'p."amountFen"')},
    party = ${of('payroll_line', `substr(p."personName", 1, 1) || '*'`)} where ${isOf('payroll_line')}`)
}

/** Whose wages they are: failed ones are counted by enterprise. */
const ownWages = (db: Kysely<unknown>) =>
  sql
    .raw(
      `update payroll_line set "fkCorp" = (select a."fkCorp" from application a where a."pkApply" = payroll_line."pkApply")`,
    )
    .execute(db)

/** A payment that failed is taken again by the next batch that has its ticket. */
const markTaken = (db: Kysely<unknown>) =>
  sql
    .raw(
      `update redeem_line set "takenBy" = (select min(n."pkApply") from redeem_line n
         where n."pkCredit" = redeem_line."pkCredit" and n."pkApply" > redeem_line."pkApply") where state = 'FAILED'`,
    )
    .execute(db)

/** Applications with lines of both kinds, and the tallies of their lists. */
async function endPartly(db: Kysely<unknown>): Promise<void> {
  const partly = `state = 'DONE' and exists (select 1 from application_line l where l."pkApply" = application."pkApply"
    and l.state in ('REFUSED', 'LAPSED'))`
  const { rows } = await sql<{ fkCorp: string; family: string; count: number; fen: bigint }>`
    select ${sql.ref('fkCorp')} as ${sql.ref('fkCorp')}, family, cast(count(*) as integer) as count,
      cast(sum(coalesce(${sql.ref('amountFen')}, 0)) as bigint) as fen
    from application where ${sql.raw(partly)} group by ${sql.ref('fkCorp')}, family`.execute(db)
  for (const { fkCorp, family, count, fen } of rows) {
    await moveTally(db, fkCorp, `${family}/DONE`, -count, -BigInt(fen))
    await moveTally(db, fkCorp, `${family}/PARTLY_FAILED`, count, BigInt(fen))
  }
  await sql.raw(`update application set state = 'PARTLY_FAILED' where ${partly}`).execute(db)
}

const moveTally = (db: Kysely<unknown>, fkCorp: string, part: string, count: number, fen: bigint) =>
  sql`insert into tally (${sql.ref('fkCorp')}, kind, part, count, ${sql.ref('amountFen')})
    values (${fkCorp}, 'apply.state', ${part}, ${count}, ${fen})
    on conflict (${sql.ref('fkCorp')}, kind, part) do update set count = tally.count + excluded.count,
      ${sql.ref('amountFen')} = tally.${sql.ref('amountFen')} + excluded.${sql.ref('amountFen')}`.execute(db)
