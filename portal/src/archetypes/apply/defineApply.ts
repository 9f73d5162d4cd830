import type { ApplicationEndpoints, ApplicationOf, DetailOf } from '@jinpiao/contract/applications'
import type { TextTask } from '@jinpiao/contract/textTasks'
import type { Fen } from '@jinpiao/values/money'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { DetailParts } from '#portal/archetypes/desk.ts'
import type { ListColumn } from '#portal/lists/columns.tsx'
import type { QueryStateProps } from '#portal/parts/QueryState.tsx'
import type { RouteTitle } from '#portal/routes/route.ts'
import type { Apply, ApplyName, ApplyTabLabel, LineProblem, MeantTerm, Party } from './apply.ts'
import type { ApplyForm } from './applyForm.ts'
import type { ApplyState } from './useApply.ts'

/** What a form has to know before anything is typed, as a query: the page waits for it and says why it does not come. */
export type FactsQuery<Facts> = QueryStateProps<Facts>['query']

/** Facts that need not be waited for. */
export const knownAtOnce = <Facts>(data: Facts): FactsQuery<Facts> => ({
  data,
  error: null,
  isFetching: false,
  refetch: () => Promise.resolve(),
})

export interface EditorProps<A extends ApplicationEndpoints, Values extends FieldValues, Facts> {
  state: ApplyState<A, Values>
  facts: Facts
  /** Everything is right: on to the check page. */
  onChecked: () => void
}

export interface CheckProps<Values, Facts> {
  values: Values
  facts: Facts
  /** Back to the form, to the control with this id. */
  toField: (fieldId: string) => void
}

/** A further way to fill the form: a list to choose from before it, a sheet beside it. */
export interface FurtherTab<Values> {
  id: string
  label: ApplyTabLabel
  /** It stands before the form, and the page opens with it. */
  before?: true
  /** It is a list, which lies on the surface below the tabs as the stored applications do. */
  isList?: true
  /**
   * `toCheck`: its lines go to a check page of their own. `toForm`: they are gone on with in the form; what `add` is given
   * is what has been filled in there.
   */
  Content: (props: { toCheck: (values: Values) => void; toForm: (add: (begun: Values) => Values) => void }) => ReactNode
}

/** An application page in one object; what it does not say follows from it. */
interface Definition<A extends ApplicationEndpoints, Values extends FieldValues, Facts> {
  of: A
  /** Names its texts, and its draft on the server. */
  name: ApplyName
  title: RouteTitle
  form: ApplyForm<Values, DetailOf<A>, Facts>
  useFacts: () => FactsQuery<Facts>
  /** In the place of the form and of what stands in its way: what the application is for is there, or the platform has none. */
  instead?: (facts: Facts) => ReactNode
  /** Below what stands in the way of a form (`obstacles` of its row): what the form is judged by. */
  known?: (facts: Facts) => ReactNode
  /** What the page can see by itself, before the server is asked: the rules of the contract, by what is known here. */
  problems: (values: Values, facts: Facts) => readonly LineProblem[]
  /** The fields, in their frame (`ApplyEditor`). */
  Editor: (props: EditorProps<A, Values, Facts>) => ReactNode
  /** What the check page shows of them. */
  Check: (props: CheckProps<Values, Facts>) => ReactNode
  detail: DetailParts<A>
  /** Columns of the stored applications, between number and state. */
  columns: readonly ListColumn<ApplicationOf<A>>[]
  /** With whom, and for how much: what the agreements are about. In the order of the form; left out: with nobody. */
  parties?: (values: Values) => readonly Party[]
  /** How its text is asked for, see {@link Apply.asked}. */
  asked?: (values: Values) => Pick<TextTask, 'params' | 'call'>
  /** What of a ticket stays with the applicant, see {@link Apply.kept}. */
  kept?: (values: Values, facts: Facts) => Fen | undefined
  /** Ids of the controls that a word of a reviewer's reason may mean, see {@link Apply.fieldsMeant}. */
  fieldsMeant?: (values: Values, reason: string) => Partial<Record<MeantTerm, readonly string[]>>
  tabs?: readonly FurtherTab<Values>[]
  /** How many stand in these, by the ids of the tabs; absent: not said. */
  useCounts?: () => Readonly<Record<string, number | undefined>>
}

export interface ApplyDefinition<A extends ApplicationEndpoints, Values extends FieldValues, Facts>
  extends Definition<A, Values, Facts> {
  /** What the parts of the archetype take, while these facts are known. */
  with: (facts?: Facts) => Apply<A, Values>
}

export function defineApply<A extends ApplicationEndpoints, Values extends FieldValues, Facts>(
  definition: Definition<A, Values, Facts>,
): ApplyDefinition<A, Values, Facts> {
  const { of, name, title, form, columns, detail, parties, asked, kept, fieldsMeant = () => ({}) } = definition
  return {
    ...definition,
    with: (facts) => ({
      of,
      name,
      title,
      columns,
      detail,
      parties,
      asked,
      kept: kept && facts !== undefined ? (values) => kept(values, facts) : undefined,
      fieldsMeant,
      ...form,
      empty: () => form.empty(facts),
    }),
  }
}
