import type { Outsider } from '@jinpiao/contract/flow'
import type { Stated } from '@jinpiao/contract/flowRow'
import type { Act } from '../acts/command.ts'
import { canonicalJson } from '../domain/digest.ts'
import {
  corrected,
  expire,
  isEnded,
  type OutsideAnswer,
  outside,
  settled,
  type Transition,
  wrongState,
} from '../domain/machine.ts'
import { advance } from './advance.ts'
import { type Application, anyApplication, flowApplication, nameOf, rowOf } from './application.ts'
import { followTasks } from './asking.ts'
import {
  type Aftermath,
  type Business,
  type Businesses,
  businessOf,
  type Heard,
  type StatedPart,
  type Told,
} from './business.ts'
import { answerLine, type Line, type LineState, readLines, wholeOf } from './lines.ts'
import { notifyTransition } from './notices.ts'

/** What was answered: the whole of an application, or one line of it. */
interface Said {
  /** A counterparty here is another enterprise that was asked; a recipient answers its ticket by `answerOutput`. */
  from: Outsider
  /** STAY until the last line is answered. */
  answer: OutsideAnswer
  /** What the trail records of a part, where it differs from what becomes of the whole; AUTO: time has answered. */
  decision?: 'APPROVE' | 'REJECT' | 'AUTO'
  comment: string
  /** The answered line and its new state. */
  line?: { line: number; state: LineState; reason: string | null }
  /** What proves it. */
  body: object
  /** Who has spoken in the place of the institution. */
  stated?: Stated | undefined
}

/** What the institutions have proved so far, by institution, with what this one proves now. */
const outcomeWith = ({ outcome }: Application, from: Outsider, body: object): string =>
  canonicalJson({ ...(outcome === null ? {} : JSON.parse(outcome)), [from]: body })

/**
 * Stores what was answered and runs what the business does at it. The caller has locked the application, and keeps its
 * tasks with it afterwards.
 */
export async function hear(
  businesses: Businesses,
  act: Act,
  pkApply: string,
  said: Said,
): Promise<[Business<unknown>, Application, Transition]> {
  const { from, answer, decision, comment, line, body, stated } = said
  const application = await anyApplication(act.tx, pkApply)
  const lines = line ? await answerLine(act, pkApply, line.line, line) : await readLines(act.tx, pkApply)
  const answered = line && lines.find((each) => each.line === line.line)
  if (answer !== 'STAY' && lines.some(({ state }) => state === 'PENDING')) throw wrongState(application.state)
  const seen = await flowApplication(act.tx, application)
  const recorded = { comment, ...(decision !== undefined && { decision }) }
  const transition = outside(rowOf(application), seen, from, answer, recorded)
  const isProved = answer === 'APPROVE' && from !== 'COUNTERPARTY'
  const outcome = isProved ? outcomeWith(application, from, body) : application.outcome
  const advanced = await advance(act, application, transition, {
    comment,
    outcome,
    stated,
    ...(line !== undefined && { line: line.line }),
  })
  const isInstitution = from !== 'COUNTERPARTY' && (stated === undefined || stated === 'PLATFORM')
  const who = isInstitution ? (stated ?? from) : await nameOf(act.tx, act.actor.fkCorp)
  const business = businessOf(businesses, application.businessType)
  const amountFen = business.doneFen?.(advanced) ?? advanced.amountFen
  await notifyTransition(act, { ...advanced, amountFen }, transition, comment, { who, lines })
  await takeHeard(businesses, act, advanced, { from, answer, comment, body, transition, line: answered, stated })
  await letGo(businesses, act, advanced, transition)
  return [business, advanced, transition]
}

/** Stores the answer to one line of an application; its last line ends the step. The caller keeps the tasks with it. */
export async function hearPart(
  businesses: Businesses,
  act: Act,
  { pkApply, from, line, answer, comment, body, stated }: Omit<StatedPart, 'stated'> & Partial<StatedPart>,
): Promise<[Business<unknown>, Application, Transition]> {
  const lines = await readLines(act.tx, pkApply)
  const state = answer === 'APPROVE' ? 'ACCEPTED' : 'REFUSED'
  return hear(businesses, act, pkApply, {
    from,
    answer: wholeOf(lines.map((each) => (each.line === line ? { ...each, state } : each))),
    decision: answer,
    comment,
    line: { line, state, reason: comment === '' ? null : comment },
    body,
    stated,
  })
}

/** The same in the place of the institution that was asked: what it is asked is kept with the application. */
export async function hearStated(businesses: Businesses, act: Act, part: StatedPart): Promise<void> {
  const lines = await readLines(act.tx, part.pkApply)
  if (lines.some(({ line, state }) => line === part.line && state === 'REFUSED')) return hearAnew(businesses, act, part)
  const [business, advanced, transition] = await hearPart(businesses, act, part)
  await followTasks(act, business, advanced, transition)
}

/** A line that had failed was done after all: the state of its application follows, also where it has ended. What is asked of the others stays. */
async function hearAnew(
  businesses: Businesses,
  act: Act,
  { pkApply, from, line, comment, body, stated }: StatedPart,
): Promise<void> {
  const application = await anyApplication(act.tx, pkApply)
  const lines = await answerLine(act, pkApply, line, { state: 'ACCEPTED', reason: null }, 'REFUSED')
  const answer = wholeOf(lines)
  const transition = corrected(rowOf(application), await flowApplication(act.tx, application), from, answer)
  const advanced = await advance(act, application, transition, { comment, line, stated })
  const answered = lines.find((each) => each.line === line)
  await takeHeard(businesses, act, advanced, { from, answer, comment, body, transition, line: answered, stated })
}

type Taken = Omit<Heard, 'line' | 'stated'> & { line: Line | undefined; stated: Stated | undefined }

/** What the business does at an answer, and what that does to others. */
async function takeHeard(
  businesses: Businesses,
  act: Act,
  advanced: Application,
  { line, stated, ...heard }: Taken,
): Promise<void> {
  const business = businessOf(businesses, advanced.businessType)
  const after = await business.heard?.(act, advanced, business.read(advanced.payload), {
    ...heard,
    ...(line !== undefined && { line }),
    ...(stated !== undefined && { stated }),
  })
  await follow(businesses, act, advanced, after)
}

/** What the business gives back as its application goes back or ends, and what that does to others. */
export async function letGo(
  businesses: Businesses,
  act: Act,
  application: Application,
  transition: Transition,
): Promise<void> {
  const business = businessOf(businesses, application.businessType)
  const payload = business.read(application.payload)
  if (transition.effect === 'release') {
    await follow(businesses, act, application, await business.release(act, application, payload, transition))
  }
  if (transition.effect === 'ended') {
    await follow(businesses, act, application, await business.ended?.(act, application, payload, transition))
  }
}

async function follow(businesses: Businesses, act: Act, application: Application, after: Aftermath | void) {
  if (!after) return
  const { told, ends, closes = [], answers, settles = [] } = after
  if (told !== undefined) await tell(businesses, act, told)
  if (ends)
    await advance(act, application, { from: application.state, to: 'CANCELLED', decision: 'AUTO', effect: 'none' })
  for (const pkApply of closes) {
    const asked = await anyApplication(act.tx, pkApply)
    if (!isEnded(asked.state)) await expireLocked(businesses, act, asked)
  }
  if (answers !== undefined) await hearStated(businesses, act, answers)
  for (const { pkApply, to, comment } of settles) await settle(businesses, act, pkApply, to, comment)
}

/** An application ends by what was decided elsewhere; what that means has been done there. */
async function settle(
  businesses: Businesses,
  act: Act,
  pkApply: string,
  to: 'DONE' | 'REJECTED',
  comment: string,
): Promise<void> {
  const application = await anyApplication(act.tx, pkApply)
  const transition = settled(await flowApplication(act.tx, application), to)
  const advanced = await advance(act, application, transition, { comment })
  await followTasks(act, businessOf(businesses, application.businessType), advanced, transition)
}

/**
 * Another enterprise has decided: its own application answers the one that asked, whose counterparty it is. The caller has
 * locked both.
 *
 * @throws {BusinessError} 04000114, 04000124 the one that asked does not wait for it any more.
 */
export async function tell(businesses: Businesses, act: Act, told: Told): Promise<void> {
  const { pkApply, answer, comment, isUnanswered } = told
  const own = { from: 'COUNTERPARTY', answer, comment, body: {} } as const
  const said: Said = isUnanswered ? { ...own, decision: 'AUTO' } : own
  const [business, advanced, transition] = await hear(businesses, act, pkApply, said)
  await followTasks(act, business, advanced, transition)
}

/** Ends an open application, which the caller has locked, and gives back what it holds. The caller tells why. */
export async function expireLocked(businesses: Businesses, act: Act, application: Application): Promise<Application> {
  const transition = expire(rowOf(application), await flowApplication(act.tx, application))
  const advanced = await advance(act, application, transition)
  await letGo(businesses, act, advanced, transition)
  await followTasks(act, businessOf(businesses, application.businessType), advanced, transition)
  return advanced
}
