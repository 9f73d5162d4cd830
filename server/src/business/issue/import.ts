import { type IssueImportField, importColumnOf } from '@jinpiao/contract/issueImport'
import { limitRefusal } from '@jinpiao/contract/limitRules'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import { availableFen, termOf } from '../../domain/limit.ts'
import { sheetCalls } from '../../sheets/sheetCalls.ts'
import { errorsOfRules, type UploadedRows } from '../../sheets/uploadedRows.ts'
import { checkIssueLines } from './check.ts'
import { readTenorRule } from './facts.ts'
import { issuePlan, readIssueRows, type SheetBook } from './issueSheet.ts'

type IssueRows = UploadedRows<IssueImportField>

/** A batch issue sheet: its good rows, the same workbook marked, the empty template. */
export const {
  read: importIssueRows,
  mark: markIssueSheet,
  template: issueImportTemplate,
} = sheetCalls(issuePlan, judge, judgeMarked)

async function judge(context: QueryContext, rows: IssueRows) {
  return readIssueRows(rows, await readBook(context), context.language)
}

/** In one go what the sheet is refused for and what the form would be. */
async function judgeMarked(context: QueryContext, rows: IssueRows) {
  const { ok, errors } = await judge(context, rows)
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
  return { errors: [...errors, ...errorsOfRules(rows, ofCells, context.language)] }
}

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
