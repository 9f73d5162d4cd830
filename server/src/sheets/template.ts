import type { Buffer } from 'node:buffer'
import { columnHeading, exampleOf, isTextColumn } from '@jinpiao/contract/sheetColumns'
import type { Language } from '@jinpiao/contract/words'
import type { Day } from '@jinpiao/values/days'
import { writeTemplateFile } from '../files/templateFile.ts'
import type { SheetPlan } from './plan.ts'

/** The empty template with one example row, in the reader's language; its days are right on the day it is asked for. */
export const templateOf = ({ columns, most }: SheetPlan, language: Language, today: Day): Promise<Buffer> =>
  writeTemplateFile(
    columns.map((column) => ({
      heading: columnHeading(column, language),
      example: exampleOf(column, today),
      isText: isTextColumn(column),
    })),
    most,
  )
