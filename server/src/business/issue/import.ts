import type { DataOf } from '@jinpiao/contract/endpoint'
import { businessMessage } from '@jinpiao/contract/errors'
import type { importIssueRows as importEndpoint } from '@jinpiao/contract/issue'
import {
  exampleRow,
  ISSUE_IMPORT_ROWS,
  importColumnOf,
  issueImportColumns,
  issueImportHeading,
} from '@jinpiao/contract/issueImport'
import { limitRefusal } from '@jinpiao/contract/limitRules'
import { termOf as termNamed } from '@jinpiao/contract/terms'
import type { Language } from '@jinpiao/contract/words'
import type { Day } from '@jinpiao/values/days'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { todayOf } from '../../domain/clock.ts'
import { availableFen, termOf } from '../../domain/limit.ts'
import { writeMarkedSheet } from '../../files/markedSheetFile.ts'
import { readSheetFile } from '../../files/sheetFile.ts'
import { writeTemplateFile } from '../../files/templateFile.ts'
import { checkIssueLines } from './check.ts'
import { readTenorRule } from './facts.ts'
import { readIssueSheet, type SheetBook } from './issueSheet.ts'
import { markSheet } from './markedSheet.ts'

/** Reads an uploaded batch issue sheet for the caller's enterprise; stores nothing. */
export async function importIssueRows(
  context: QueryContext,
  file: { name: string; bytes: Buffer },
): Promise<DataOf<typeof importEndpoint>> {
  return readIssueSheet(await readSheetFile(file), await readBook(context), context.language)
}

/**
 * The same workbook handed back: what the sheet is refused for and what the form would be, in one go. A sheet that is
 * no template has nothing to mark.
 */
export async function markIssueSheet(context: QueryContext, file: { name: string; bytes: Buffer }): Promise<Buffer> {
  const sheet = await readSheetFile(file)
  const { ok, errors } = readIssueSheet(sheet, await readBook(context), context.language)
  if (errors.some(({ field }) => field === '')) throw new BusinessError('10000105', file.name)
  const { problems } = await checkIssueLines(
    context,
    ok.map(({ line }) => ({ line })),
  )
  // Contract files are uploaded beside the sheet, and what concerns the enterprise is in no cell.
  const ofCells = problems.filter(({ field }) => importColumnOf(field) >= 0)
  const found = ofCells.map(({ line, field, code, values }) => ({
    row: ok[line]?.row ?? 0,
    field,
    message: businessMessage(code, values, context.language),
    value: '',
  }))
  return writeMarkedSheet(markSheet(sheet, [...errors, ...found], context.language))
}

/** The empty template with one example row, in the reader's language; its days are right on the day it is asked for. */
export function issueImportTemplate(language: Language, today: Day): Promise<Buffer> {
  const example = exampleRow(today)
  return writeTemplateFile(
    issueImportColumns.map(({ field }, index) => ({
      heading: issueImportHeading(field, language),
      example: example[index] ?? '',
      isText: !['money', 'day'].includes(termNamed(field).kind),
    })),
    ISSUE_IMPORT_ROWS,
  )
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
