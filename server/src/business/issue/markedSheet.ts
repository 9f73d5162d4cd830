import { importColumnOf, issueImportColumns } from '@jinpiao/contract/issueImport'
import type { Language } from '@jinpiao/contract/words'
import type { MarkedCell, Sheet } from '../../domain/sheet.ts'
import { markCells, type SheetError } from '../sheetCells.ts'

/** A batch issue sheet with its wrong cells marked. */
export const markSheet = (sheet: Sheet, errors: readonly SheetError[], language: Language): MarkedCell[][] =>
  markCells(sheet, errors, { columns: issueImportColumns.length, columnOf: importColumnOf }, language)
