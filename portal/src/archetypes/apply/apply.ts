import type { ApplicationEndpoints, ApplicationOf, DetailOf } from '@jinpiao/contract/applications'
import type { Problem } from '@jinpiao/contract/problems'
import type { TermName, terms } from '@jinpiao/contract/terms'
import type { TextTask } from '@jinpiao/contract/textTasks'
import type { Fen } from '@jinpiao/values/money'
import type { FieldValues } from 'react-hook-form'
import type { DetailParts } from '#portal/archetypes/desk.ts'
import type { ListColumn } from '#portal/lists/columns.tsx'
import type { Texts } from '#portal/locales/zh-CN/texts.ts'
import type { RouteTitle } from '#portal/routes/route.ts'
import type { ApplyForm } from './applyForm.ts'

type ApplyTexts = Texts['apply']
/** Forms by the texts that they have: a further one is an entry there. */
export type ApplyName = {
  [Name in keyof ApplyTexts]: ApplyTexts[Name] extends { checkTitle: string } ? Name : never
}[keyof ApplyTexts]

/** Further tabs by their labels, in the same texts. */
export type ApplyTabLabel = keyof ApplyTexts['furtherTab']

/** A form that becomes applications, as the parts of the archetype take it. `defineApply` makes it. */
export interface Apply<A extends ApplicationEndpoints, Values extends FieldValues>
  extends ApplyForm<Values, DetailOf<A>, never> {
  of: A
  /** Names its texts, and its draft on the server. */
  name: ApplyName
  title: RouteTitle
  empty: () => Values
  /** With whom, and for how much: what the agreements are about. In the order of the form. */
  parties: ((values: Values) => readonly Party[]) | undefined
  /** How the text of a new form is asked for, where that depends on what it says; undefined: by its keys alone. */
  asked: ((values: Values) => Pick<TextTask, 'params' | 'call'>) | undefined
  /** What of a ticket stays with the applicant (找零), in fen; undefined where nothing is split. */
  kept: ((values: Values) => Fen | undefined) | undefined
  /**
   * Ids of the controls that a word of a reviewer's reason may mean, the best first. None of a term where it is open
   * which of several lines is meant.
   */
  fieldsMeant: (values: Values, reason: string) => Partial<Record<MeantTerm, readonly string[]>>
  /** Columns of the stored applications, between number and state. */
  columns: readonly ListColumn<ApplicationOf<A>>[]
  detail: DetailParts<A>
}

/** A problem of one line of the form. */
export type LineProblem = Problem & { line: number }

/** Whom an application is with, and for how much; the amount is left out where the type has none. */
export interface Party {
  name: string
  amount?: Fen
}

/** Undefined where there are no amounts. */
export function sumOf(parties: readonly Party[]): Fen | undefined {
  const amounts = parties.flatMap(({ amount }) => (amount === undefined ? [] : [amount]))
  return amounts.length === 0 ? undefined : amounts.reduce((sum, amount) => sum + amount, 0n)
}

/** What a reviewer's reason can be about; further words for it stand in the area `apply`. */
export type MeantTerm = {
  [Name in TermName]: (typeof terms)[Name] extends { isMeant: true } ? Name : never
}[TermName]

/** Where a form holds lines, and what each is called: 第 2 笔. */
export interface LineNames {
  name: string
  place: (number: number) => string
}

/** One entry of the error summary. */
export interface FormProblem {
  fieldId?: string
  message: string
}
