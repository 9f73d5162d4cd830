import type { Transition } from '../domain/flow.ts'
import type { Application } from './applications.ts'
import type { Act } from './command.ts'

/** What an act gave birth to, for the result page. */
export interface Born {
  creditNo?: string
  pkCredit?: string
}

/** What a business type adds to the one approval machine: the rest is the flow table. */
export interface Hooks {
  /** Other applications that the act will change, so that all are locked in one order. */
  related?(act: Act, application: Application): Promise<string[]>
  /** Before a submission and before every approval: throws what refuses it now. */
  check(act: Act, application: Application, moment: 'submit' | 'approve'): Promise<void>
  /** After the transition has been stored, by its `effect`. */
  lock(act: Act, application: Application): Promise<void>
  step(act: Act, application: Application, transition: Transition): Promise<Born>
  done(act: Act, application: Application): Promise<Born>
  release(act: Act, application: Application, transition: Transition, comment: string): Promise<void>
}
