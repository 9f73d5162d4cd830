import type { PlainAct, ReasonedAct, SignedAct, SubmitAct } from '@jinpiao/contract/applications'
import type { EntryResult } from '@jinpiao/contract/envelope'
import type { SignaturePayload } from '@jinpiao/contract/fields'
import { type BusinessType, flowOf, flows, type SignedAction } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { ApplicationState } from '@jinpiao/contract/status'
import { type EntrySuccess, runBatch } from '../acts/batch.ts'
import { type Act, runCommand } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { BusinessError, refuse } from '../domain/businessError.ts'
import {
  decide,
  type FlowApplication,
  notYourTurn,
  submit,
  type Transition,
  voidReturned,
  withdraw,
} from '../domain/machine.ts'
import { advance, type Recorded } from './advance.ts'
import { type Application, flowApplication, ownApplication, rowOf } from './application.ts'
import { askCorp } from './askCorp.ts'
import { followTasks } from './asking.ts'
import { type AnyFormBusiness, type Businesses, businessOf } from './business.ts'
import { applicationEntry, columnsToday } from './entries.ts'
import { letGo, tell } from './hearing.ts'
import { claimInvoices } from './invoices.ts'
import { openLines } from './lines.ts'
import { lockAll } from './locks.ts'
import { notifyTransition } from './notices.ts'
import { readingIn } from './reading.ts'
import { useSignature } from './signing.ts'

export interface Keyed {
  pkApplys: readonly string[]
}
type SignedInput = Keyed & { signature: SignaturePayload }
type Results = Promise<{ results: EntryResult[] }>

/** The operator submits drafts or returned applications: what they take is held from now on. */
export function submitAll(
  businesses: Businesses,
  { definition }: AnyFormBusiness,
  context: CommandContext,
  { pkApplys, signature }: Keyed & { signature?: SignaturePayload | undefined },
): Results {
  const { types, submit: endpoint } = definition
  if (flowOf(definition.type).unsigned) return submitUnsigned(businesses, types, context, endpoint, { pkApplys })
  if (signature === undefined) throw new BusinessError('11000103')
  return signedBatch(businesses, types, context, endpoint, { pkApplys, signature }, 'SUBMIT', (row, seen, act) =>
    submit(row, seen, act.actor),
  )
}

/** The same without a signature, where the row says so: refused for the same reasons. */
function submitUnsigned(
  businesses: Businesses,
  types: readonly BusinessType[],
  context: CommandContext,
  { path, permission }: Pick<SubmitAct, 'path' | 'permission'>,
  input: Keyed,
): Results {
  return runCommand(context, { name: path, permission }, input, async (act) => {
    await lockAll(businesses, act, await present(act, input.pkApplys))
    return applicationBatch(act, input.pkApplys, types, async (application) => {
      const business = businessOf(businesses, application.businessType)
      const transition = submit(rowOf(application), await flowApplication(act.tx, application), act.actor)
      const reading = readingIn(act)
      refuse(await business.problems(reading, business.read(application.payload), 'submit', application))
      return take(businesses, act, application, transition, {
        columns: await columnsToday(reading, business, application),
      })
    })
  })
}

/** A reviewer approves one step (I11, I12): another person, and exactly what was signed. */
export function approveAll(
  businesses: Businesses,
  { definition }: AnyFormBusiness,
  state: ApplicationState,
  context: CommandContext,
  input: SignedInput,
): Results {
  const step = flowOf(definition.type)
    .steps.filter(isDecision)
    .find((each) => each.state === state)
  const endpoint = definition.steps[state]?.approve
  if (!step || !endpoint) throw new Error(`${definition.type} is not decided in ${state}`)
  return signedBatch(businesses, definition.types, context, endpoint, input, step.action, (row, seen, act) => {
    // Each address decides one step: the final reviewer's does not approve what still waits for the director.
    if (seen.state !== state) throw notYourTurn(seen.state)
    return decide(row, seen, act.actor, 'APPROVE', '')
  })
}

/** 驳回: back to the operator, with the reason. */
export function sendBackAll(
  businesses: Businesses,
  { definition }: AnyFormBusiness,
  state: ApplicationState,
  context: CommandContext,
  input: Keyed & { comment: string },
): Results {
  const endpoint = definition.steps[state]?.sendBack
  if (!endpoint) throw new Error(`${definition.type} is not decided in ${state}`)
  return plainBatch(businesses, definition.types, context, endpoint, input, input.comment, (row, seen, act) => {
    if (seen.state !== state) throw notYourTurn(seen.state)
    return decide(row, seen, act.actor, 'RETURN', input.comment)
  })
}

/** By the submitter, until the next person has decided (Q7). */
export function withdrawAll(
  businesses: Businesses,
  { definition }: AnyFormBusiness,
  context: CommandContext,
  input: Keyed,
): Results {
  return plainBatch(businesses, definition.types, context, definition.withdraw, input, '', (row, seen, act) =>
    withdraw(row, seen, act.actor),
  )
}

/** 作废, by an operator: the application ends where it could have been corrected. */
export function voidAll(
  businesses: Businesses,
  { definition }: AnyFormBusiness,
  context: CommandContext,
  input: Keyed,
): Results {
  return plainBatch(businesses, definition.types, context, definition.cancel, input, '', (row, seen, act) =>
    voidReturned(row, seen, act.actor),
  )
}

type Interpret = (row: ReturnType<typeof rowOf>, seen: FlowApplication, act: Act) => Transition

function signedBatch(
  businesses: Businesses,
  types: readonly BusinessType[],
  context: CommandContext,
  { path, permission }: Pick<SignedAct, 'path' | 'permission'>,
  input: SignedInput,
  action: SignedAction,
  interpret: Interpret,
): Results {
  return runCommand(context, { name: path, permission }, input, async (act) => {
    const businessType = typeOf(input.signature, types)
    const business = businessOf(businesses, businessType)
    await lockAll(businesses, act, await present(act, input.pkApplys))
    const signed = await useSignature(act, input.signature, { businessType, action })
    const moment = action === 'SUBMIT' ? 'submit' : 'approve'
    return applicationBatch(act, input.pkApplys, [businessType], async (application) => {
      const transition = interpret(rowOf(application), await seenBy(businesses, act, application), act)
      const reading = readingIn(act)
      refuse(await business.problems(reading, business.read(application.payload), moment, application))
      const columns = action === 'SUBMIT' ? await columnsToday(reading, business, application) : undefined
      signed.requireSigned(
        application.pkApply,
        await applicationEntry(reading, business, { ...application, ...columns }),
      )
      return take(businesses, act, application, transition, { pkSign: signed.pkSign, columns })
    })
  })
}

function plainBatch(
  businesses: Businesses,
  types: readonly BusinessType[],
  context: CommandContext,
  { path, permission }: Pick<PlainAct | ReasonedAct, 'path' | 'permission'>,
  input: Keyed,
  comment: string,
  interpret: Interpret,
): Results {
  return runCommand(context, { name: path, permission }, input, async (act) => {
    await lockAll(businesses, act, await present(act, input.pkApplys))
    return applicationBatch(act, input.pkApplys, types, async (application) => {
      const transition = interpret(rowOf(application), await seenBy(businesses, act, application), act)
      return take(businesses, act, application, transition, { comment })
    })
  })
}

/** The application as the machine sees it, with everybody who has prepared it in whatever enterprise. */
async function seenBy(businesses: Businesses, { tx }: Act, application: Application): Promise<FlowApplication> {
  const seen = await flowApplication(tx, application)
  const business = businessOf(businesses, application.businessType)
  const others = (await business.preparedBy?.({ read: tx }, business.read(application.payload))) ?? []
  return { ...seen, preparedBy: [...(seen.preparedBy ?? []), ...others] }
}

/** The type that was signed; entries of another one fail by themselves. */
function typeOf({ businessType }: SignaturePayload, types: readonly BusinessType[]): BusinessType {
  const known = Object.hasOwn(flows, businessType) ? (businessType as BusinessType) : undefined
  if (known === undefined || !types.includes(known)) throw new BusinessError('11000103')
  return known
}

/** Those of the keys that are the caller's; the others are refused one by one. */
async function present({ tx, actor }: Act, pkApplys: readonly string[]): Promise<Application[]> {
  const rows = await tx
    .selectFrom('application')
    .selectAll()
    .where('pkApply', 'in', [...pkApplys])
    .where('fkCorp', '=', actor.fkCorp)
    .execute()
  return rows as Application[]
}

function applicationBatch(
  act: Act,
  pkApplys: readonly string[],
  types: readonly BusinessType[],
  work: (application: Application) => Promise<EntrySuccess>,
) {
  return runBatch(
    act,
    pkApplys,
    async (pkApply) => work(await ownApplication(act.tx, act.actor, pkApply, types)),
    async (pkApply) => {
      const [row] = await present(act, [pkApply])
      return row?.applyNo
    },
  )
}

/** Stores a transition, runs what the business does at it, and asks whoever outside has to answer next. */
async function take(
  businesses: Businesses,
  act: Act,
  application: Application,
  transition: Transition,
  { comment: given, ...more }: Recorded,
): Promise<EntrySuccess> {
  const business = businessOf(businesses, application.businessType)
  const isSubmitted = transition.decision === 'SUBMIT'
  const comment = given ?? (isSubmitted ? business.said?.(business.read(application.payload)) : undefined) ?? ''
  const advanced = await advance(act, application, transition, { comment, ...more })
  await notifyTransition(act, advanced, transition, comment)
  const made = await takeEffect(businesses, act, advanced, transition)
  await followTasks(act, business, advanced, transition)
  return { no: advanced.applyNo, state: advanced.state, ...made }
}

async function takeEffect(
  businesses: Businesses,
  act: Act,
  application: Application,
  transition: Transition,
): Promise<Omit<EntrySuccess, 'no'>> {
  const business = businessOf(businesses, application.businessType)
  const payload = business.read(application.payload)
  switch (transition.effect) {
    case 'hold':
      await business.hold(act, application, payload)
      await claimInvoices(act, application, business.invoices?.(payload) ?? [])
      return {}
    case 'decided': {
      const { outputs, creditNo, pkCredit, asks, told } = await business.decided(act, application, payload)
      await openLines(act, application, outputs)
      if (asks !== undefined) await askCorp(businesses, act, application, asks)
      if (told !== undefined) await tell(businesses, act, told)
      return { ...(creditNo !== undefined && { creditNo }), ...(pkCredit !== undefined && { pkCredit }) }
    }
    default:
      await letGo(businesses, act, application, transition)
      return {}
  }
}
