import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { InstitutionAnswer, InstitutionReply, OutsideTask, TaskKind } from '@jinpiao/contract/outside'
import type { Day } from '@jinpiao/values/days'
import { type Holiday, nextWorkingDay } from '@jinpiao/values/workingDays'
import { reasonOf } from './reasons.ts'

export type SimulatedReply = Omit<InstitutionReply, 'pkTask' | 'evidenceKey'>
/** What an institution of the demonstration answers to a task, line by line where it has lines; none: never. */
export type Simulator = (task: OutsideTask) => readonly SimulatedReply[]

/** What a package simulates. */
export interface Simulated {
  /** Its own kinds of tasks. */
  tasks: Partial<Record<TaskKind, Simulator>>
  /** What proves that an institution agrees to an application, by its business: serial numbers, days, amounts. */
  evidence: Partial<Record<BusinessType, (task: OutsideTask, line?: number) => InstitutionReply['body']>>
  /** How applications of a business are answered that have no amount to decide by; absent: by the digit of their number. */
  applications?: Partial<Record<BusinessType, Simulator>>
  /** What it says beside the reason of a no, by its business. */
  refusals?: Partial<Record<BusinessType, InstitutionReply['body']>>
  /**
   * The day on which a bank pays or collects, of a business that tells it to whoever signs: not before it, and on a working
   * day. Absent: on any day.
   */
  payDays?: Partial<Record<BusinessType, (task: OutsideTask, line?: number) => Day | undefined>>
}

/** Whether a bank of the demonstration may do today what was told for a day: Monday, when that was Saturday. */
export const isPayDay = (told: Day, today: Day, calendar: readonly Holiday[]): boolean =>
  nextWorkingDay(told < today ? today : told, calendar) === today

/**
 * What is said to a task, by the last digit of its amount in fen, else of its number: 1 refuses, 2 asks for a correction
 * (or refuses, where none may be asked for), 3 never answers, any other agrees. A payment that is tried again is made: whoever
 * tries it again has had an account corrected, or has put money on it, in between.
 */
export function decideByDigit({ no, body }: OutsideTask, mayReturn: boolean): InstitutionAnswer | undefined {
  const { amount, attempt } = body
  if (typeof attempt === 'number' && attempt > 1) return 'APPROVE'
  const digit = (typeof amount === 'string' && amount !== '' ? amount : no).at(-1)
  if (digit === '1') return 'REJECT'
  if (digit === '2') return mayReturn ? 'RETURN' : 'REJECT'
  return digit === '3' ? undefined : 'APPROVE'
}

/** What a task asks line by line: a payment of a redemption, a wage. */
interface AskedLine {
  line: number
  amount: string
  /** How often it has been asked with this time. */
  attempt: number
}

/** The answer by the digit, of each line by its own; `proof` proves an agreement, `refusal` stands beside the reason of a no. */
export function replyByDigit(
  task: OutsideTask,
  mayReturn: boolean,
  proof: (line?: number) => InstitutionReply['body'],
  refusal: InstitutionReply['body'] = {},
): SimulatedReply[] {
  const { lines } = task.body as { lines?: readonly AskedLine[] }
  const reply = (of: OutsideTask, line?: number): SimulatedReply[] => {
    const answer = decideByDigit(of, mayReturn)
    if (answer === undefined) return []
    const body = answer === 'APPROVE' ? proof(line) : answer === 'REJECT' ? refusal : {}
    return [{ answer, comment: reasonOf(task, answer), body, ...(line !== undefined && { line }) }]
  }
  return (
    lines?.flatMap(({ line, amount, attempt }) => reply({ ...task, body: { amount, attempt } }, line)) ?? reply(task)
  )
}

/** Whether the step of an application in which this institution is asked may end with a correction. */
export function mayBeReturned({ institution, body }: OutsideTask): boolean {
  const { steps } = flowOf(body['businessType'] as BusinessType)
  return steps.some((step) => !isDecision(step) && step.from === institution && step.mayReturn === true)
}
