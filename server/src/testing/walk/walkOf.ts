import type { SavedDraft } from '@jinpiao/contract/applications'
import type { EntryResult } from '@jinpiao/contract/envelope'
import type { BusinessType, SignedAction } from '@jinpiao/contract/flow'
import type { Locks } from '@jinpiao/contract/flowRow'
import type { InstitutionAnswer } from '@jinpiao/contract/outside'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { Selectable } from 'kysely'
import type { CommandContext } from '../../acts/context.ts'
import type { TicketTable } from '../../db/tables/instrument.ts'
import type { World } from '../world.ts'

export type TicketRow = Selectable<TicketTable>

/** Numbers by which a move chooses: among what there is, among people, among types, and an amount. */
export interface Choice {
  pick: number
  who: number
  type: number
  /** With two decimals. */
  amount: string
}

/** A form that is filled in. */
export interface FilledForm {
  /** The enterprise whose application it becomes. */
  fkCorp: string
  line: unknown
}

/** Ready to be sent any number of times: text, signature and request id are made once. */
export type Request = () => Promise<{ results: EntryResult[] }>

/**
 * What the random walk needs of a business type besides its row: all moves but the filling in of its form follow from the
 * row. A type with a form gives `form`; one whose submission is the whole act, of a ticket, gives `act`.
 */
export interface WalkOf {
  /**
   * A form as somebody fills it in; `at` is the ticket at which it begins, `more` are further ones that it may take. Often
   * complete, sometimes one that is refused. With `who: 1` and `more` a type with lines has two of them.
   */
  form?(world: World, choice: Choice, at?: TicketRow, more?: readonly TicketRow[]): FilledForm
  /** Stores a form; absent: as the form's own address does. */
  save?(context: CommandContext, line: unknown): Promise<{ saved: readonly SavedDraft[] }>
  /** The whole act: what somebody does to a ticket, signed by `action`. */
  act?(context: CommandContext, at: TicketRow, action: SignedAction): Promise<Request>
  /** Of a step that asks `LATER`: brings its business to ask, and whoever is asked to answer so. */
  later?(world: World, pkApply: string, answer: InstitutionAnswer): Promise<void>
  /** Whether an institution answers on the application's `promisedDate`, and not before: the bank collects on that day. */
  answersOnItsDay?: true
  /** Of a type that nobody submits: the key of what the application of `after` asks. */
  asked?(world: World, pkApply: string): Promise<string>
  /** What it begins at besides a ticket: an application of this type, which has come to this state. */
  after?: readonly [BusinessType, ApplicationState]
  /** Tickets at which it begins, where the row does not say so: see `ticketsOf`; null: what it takes it names otherwise. */
  tickets?: Locks | null
}

export type Walks = Readonly<Partial<Record<BusinessType, WalkOf>>>
