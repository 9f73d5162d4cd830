import type { DataOf } from '@jinpiao/contract/endpoint'
import type { importIssueRows as importEndpoint } from '@jinpiao/contract/issue'
import { importColumnOf } from '@jinpiao/contract/issueImport'
import { limitRefusal } from '@jinpiao/contract/limitRules'
import type { SheetChoice } from '@jinpiao/contract/sheets'
import type { Language } from '@jinpiao/contract/words'
import type { Day } from '@jinpiao/values/days'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import { availableFen, termOf } from '../../domain/limit.ts'
import { markUpload } from '../../sheets/markCells.ts'
import { templateOf } from '../../sheets/template.ts'
import { errorsOfRules, readUploadedRows, type UploadedSheet } from '../../sheets/uploadedRows.ts'
import { checkIssueLines } from './check.ts'
import { readTenorRule } from './facts.ts'
import { issuePlan, readIssueRows, type SheetBook } from './issueSheet.ts'

/** Reads an uploaded batch issue sheet for the caller's enterprise; stores nothing. */
export async function importIssueRows(
  context: QueryContext,
  file: UploadedSheet,
  choice: SheetChoice = {},
): Promise<DataOf<typeof importEndpoint>> {
  const rows = await readUploadedRows(file, issuePlan, choice, context.language)
  return { ...readIssueRows(rows, await readBook(context), context.language), seen: rows.seen }
}

/**
 * The same workbook handed back: what the sheet is refused for and what the form would be, in one go. A sheet that is
 * no template has nothing to mark.
 */
export async function markIssueSheet(
  context: QueryContext,
  file: UploadedSheet,
  choice: SheetChoice = {},
): Promise<Buffer> {
  const rows = await readUploadedRows(file, issuePlan, choice, context.language)
  const { ok, errors } = readIssueRows(rows, await readBook(context), context.language)
  const { problems } = await checkIssueLines(
    context,
    ok.map(({ line }) => ({ line })),
  )
  // Contract files are uploaded beside the sheet, and what concerns the enterprise is in no cell.
  const ofCells = problems.flatMap(({ line, field, ...problem }) => {
    const column = issuePlan.columns[importColumnOf(field)]
    const row = ok[line]?.row
    return column === undefined || row === undefined ? [] : [{ ...problem, row, field: column.field }]
  })
  const found = errorsOfRules(rows, ofCells, context.language)
  return markUpload(file.name, rows, [...errors, ...found], context.language)
}

/** The empty template with one example row, in the reader's language; its days are right on the day it is asked for. */
export const issueImportTemplate = (language: Language, today: Day): Promise<Buffer> =>
  templateOf(issuePlan, language, today)

async function readBook({ read, actor, clock }: QueryContext): Promise<SheetBook> {
  const suppliers = await read
    .selectFrom('supplier')
    .select(['pkSupplier', 'corpName', 'creditCode'])
    .where('fkCorp', '=', actor.fkCorp)
    .execute()
  const today = todayOf(clock)
  const granted = await read
    .selectFrom('credit_limit as l')
    .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
    .selectAll('l')
    .select('s.corpName as sourceName')
    .where('l.fkCorp', '=', actor.fkCorp)
    .execute()
  const limits = granted.filter((limit) => limitRefusal(termOf(limit), today) === undefined)
  // A source may have granted several limits; the one with the most room is meant.
  limits.sort((a, b) => (availableFen(b) > availableFen(a) ? 1 : availableFen(b) < availableFen(a) ? -1 : 0))
  return { suppliers, limits, today, tenor: await readTenorRule(read, actor.fkCorp) }
}
