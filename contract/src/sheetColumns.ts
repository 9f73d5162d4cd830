import type { Day } from '@jinpiao/values/days'
import { type TermName, termHeading, termOf } from './terms.ts'
import { fill, type Language, type Words } from './words.ts'

/** A column of a template: the field that it fills, its term, an example, and whether it must be filled. */
export interface SheetColumn<Field extends string = string> {
  field: Field
  term: TermName
  required: boolean
  /** What may stand in the column, where its name alone does not say it. */
  hint?: Words
  /** Of a day it depends on the day it is given on: one that was right once is refused a year later. */
  example: string | ((today: Day) => string)
}

/** 金额（元）, 供应商（名称或统一社会信用代码）. */
export function columnHeading({ term, hint }: Pick<SheetColumn, 'term' | 'hint'>, language: Language): string {
  const heading = termHeading(term, language)
  return hint === undefined ? heading : fill(['{0}（{1}）', '{0} ({1})'], [heading, hint], language)
}

export const exampleOf = ({ example }: Pick<SheetColumn, 'example'>, today: Day): string =>
  typeof example === 'string' ? example : example(today)

/** What is typed into the column stays as it is typed: it is neither money nor a day. */
export const isTextColumn = ({ term }: Pick<SheetColumn, 'term'>): boolean =>
  !['money', 'day'].includes(termOf(term).kind)
