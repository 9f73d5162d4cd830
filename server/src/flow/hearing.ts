import type { Outsider } from '@jinpiao/contract/flow'
import type { Act } from '../acts/command.ts'
import { canonicalJson } from '../domain/digest.ts'
import { expire, isEnded, type OutsideAnswer, outside, type Transition, wrongState } from '../domain/machine.ts'
import { advance } from './advance.ts'
import { type Application, anyApplication, flowApplication, nameOf, rowOf } from './application.ts'
import { followTasks } from './asking.ts'
import { type Aftermath, type Business, type Businesses, businessOf, type Told } from './business.ts'
import { answerLine, type LineState, readLines } from './lines.ts'
import { notifyTransition } from './notices.ts'

/** What was answered: the whole of an application, or one line of it. */
interface Said {
  /** A counterparty here is another enterprise that was asked; a recipient answers its ticket by `answerOutput`. */
  from: Outsider
  /** STAY until the last line is answered. */
  answer: OutsideAnswer
  /** What the trail records of a part, where it differs from what becomes of the whole. */
  decision?: 'APPROVE' | 'REJECT'
  comment: string
  /** The answered line and its new state. */
  line?: { line: number; state: LineState; reason: string | null }
  /** What proves it. */
  body: object
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
  const { from, answer, decision, comment, line, body } = said
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
    ...(line !== undefined && { line: line.line }),
  })
  const who = from === 'COUNTERPARTY' ? await nameOf(act.tx, act.actor.fkCorp) : from
  const business = businessOf(businesses, application.businessType)
  const amountFen = business.doneFen?.(advanced) ?? advanced.amountFen
  await notifyTransition(act, { ...advanced, amountFen }, transition, comment, { who, lines })
  await business.heard?.(act, advanced, business.read(advanced.payload), {
    from,
    answer,
    comment,
    body,
    transition,
    ...(answered !== undefined && { line: answered }),
  })
  await letGo(businesses, act, advanced, transition)
  return [business, advanced, transition]
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
  const { told, ends, closes = [] } = after
  if (told !== undefined) await tell(businesses, act, told)
  if (ends)
    await advance(act, application, { from: application.state, to: 'CANCELLED', decision: 'AUTO', effect: 'none' })
  for (const pkApply of closes) {
    const asked = await anyApplication(act.tx, pkApply)
    if (!isEnded(asked.state)) await expireLocked(businesses, act, asked)
  }
}

/**
 * Another enterprise has decided: its own application answers the one that asked, whose counterparty it is. The caller has
 * locked both.
 *
 * @throws {BusinessError} 04000114, 04000124 the one that asked does not wait for it any more.
 */
export async function tell(businesses: Businesses, act: Act, { pkApply, answer, comment }: Told): Promise<void> {
  const said = { from: 'COUNTERPARTY', answer, comment, body: {} } as const
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
