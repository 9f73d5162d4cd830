import type { ApplicationEndpoints, ApplicationOf, DetailOf } from '@jinpiao/contract/applications'
import { type DecisionStep, stepOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { TermName } from '@jinpiao/contract/terms'
import type { TextCallName } from '@jinpiao/contract/textCallNames'
import type { ReactNode } from 'react'
import type { ListColumn } from '#portal/lists/columns.tsx'
import type { Texts } from '#portal/locales/zh-CN/texts.ts'
import type { RouteTitle } from '#portal/routes/route.ts'

/** Texts of a desk in the area `approval`. */
export type DeskWords = keyof Texts['approval']['desk']

/**
 * A place where somebody decides on what others submitted: which applications, at which step, in which columns. A
 * further approval page is one more of these.
 */
export interface Desk<A extends ApplicationEndpoints> {
  of: A
  step: ApplicationState
  /** Of its page: the heading says what the menu says. */
  title: RouteTitle
  words: DeskWords
  /** What this desk shows besides the columns of every queue. */
  columns: readonly ListColumn<ApplicationOf<A>>[]
  detail: DetailParts<A>
  /** Which of several addresses gives the text of an approval of these; left out: the first of the type. */
  asked?: (rows: readonly ApplicationOf<A>[]) => TextCallName
  /** What is done here gives birth to tickets, whose vouchers can be printed: their page. */
  vouchers?: (props: { pkApplys: readonly string[]; backHref: string }) => ReactNode
}

type NamedParty = readonly [term: TermName, name: string]

/** The facts without which an amount and its day say nothing, each with the term that names it. */
export interface ApplicationFace {
  days?: readonly [term: TermName, count: number | null]
  /** From whom to whom; left out where there may be several recipients. */
  parties?: readonly [from: NamedParty, to: NamedParty]
  /** Where `parties` are left out: the other side as the queue names it, 甲等 2 家. */
  counterparty?: string
}

/** What the detail of one type shows besides what every application does. */
export interface DetailParts<A extends ApplicationEndpoints> {
  /** With the amount: what its days come to, and from whom to whom. */
  face: (detail: DetailOf<A>) => ApplicationFace
  /** In the head, below the amount: what became of its parts. */
  head?: (props: { detail: DetailOf<A> }) => ReactNode
  /** Below it: everything else that a decision rests on. */
  facts: (props: { detail: DetailOf<A> }) => ReactNode
  /** Beside it: what the decision does to a limit, to a ticket. */
  rail?: (props: { detail: DetailOf<A> }) => ReactNode
  /** Below its trail: by when the step that it waits for is answered. */
  pace?: (props: { detail: DetailOf<A> }) => ReactNode
}

/** The step of the flow that a desk decides on. */
export function decisionOf<A extends ApplicationEndpoints>({ of, step }: Pick<Desk<A>, 'of' | 'step'>): DecisionStep {
  const found = stepOf(of.type, step)
  if (found === undefined || !isDecision(found)) throw new RangeError(`${of.type} is not decided on in ${step}`)
  return found
}

/** The calls of that step. */
export function callsOf<A extends ApplicationEndpoints>({ of, step }: Pick<Desk<A>, 'of' | 'step'>) {
  const calls = of.steps[step]
  if (calls === undefined) throw new RangeError(`${of.type} is not decided on in ${step}`)
  return calls
}
