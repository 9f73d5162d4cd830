import type { SignaturePayload } from '@jinpiao/contract/fields'
import { type BusinessType, flows, type SignedAction } from '@jinpiao/contract/flow'
import {
  directorApprove as directorApproveEndpoint,
  directorReject as directorRejectEndpoint,
  directorReturn as directorReturnEndpoint,
  finalApprove as finalApproveEndpoint,
  finalReturn as finalReturnEndpoint,
  submitIssue as submitIssueEndpoint,
  withdrawIssue as withdrawIssueEndpoint,
} from '@jinpiao/contract/issue'
import { type ApplicationState, applicationStates } from '@jinpiao/contract/status'
import { BusinessError } from '../domain/businessError.ts'
import { decide, type FlowApplication, submit, type Transition, withdraw } from '../domain/flow.ts'
import { type Application, advance, flowApplication, lockApplications, ownApplication, rowOf } from './applications.ts'
import { type EntrySuccess, runBatch } from './batch.ts'
import { type Act, runCommand } from './command.ts'
import type { CommandContext } from './context.ts'
import { lockLimits } from './limits.ts'
import { hooksOf, runHook } from './runHook.ts'
import { useSignature } from './signing.ts'
import { applicationEntry } from './signingEntries.ts'
import { lockTickets } from './tickets.ts'

interface SignedInput {
  pkApplys: readonly string[]
  signature: SignaturePayload
}
interface ReasonedInput {
  pkApplys: readonly string[]
  comment: string
}

/** Operator submits drafts or returned applications of the issue family: freezes the limit, or locks the ticket. */
export const submitIssue = (context: CommandContext, input: SignedInput) =>
  signedBatch(context, 'ISSUE.SUBMIT', submitIssueEndpoint.permission, input, 'SUBMIT', (row, seen, act) =>
    submit(row, seen, act.actor),
  )

/** Director approves (I11, I12): another person, and exactly what was signed. */
export const directorApprove = (context: CommandContext, input: SignedInput) =>
  approve(context, 'ISSUE.DIRECTOR_APPROVE', directorApproveEndpoint.permission, input, 'APPROVE', 'PENDING_DIRECTOR')

/** Final reviewer approves: the limit is occupied and the ticket is born. */
export const finalApprove = (context: CommandContext, input: SignedInput) =>
  approve(context, 'ISSUE.FINAL_APPROVE', finalApproveEndpoint.permission, input, 'FINAL_APPROVE', 'PENDING_FINAL')

export const directorReturn = (context: CommandContext, input: ReasonedInput) =>
  sendBack(context, 'ISSUE.DIRECTOR_RETURN', directorReturnEndpoint.permission, input, 'RETURN', 'PENDING_DIRECTOR')

export const directorReject = (context: CommandContext, input: ReasonedInput) =>
  sendBack(context, 'ISSUE.DIRECTOR_REJECT', directorRejectEndpoint.permission, input, 'REJECT', 'PENDING_DIRECTOR')

export const finalReturn = (context: CommandContext, input: ReasonedInput) =>
  sendBack(context, 'ISSUE.FINAL_RETURN', finalReturnEndpoint.permission, input, 'RETURN', 'PENDING_FINAL')

/** By the submitter, until the director has decided (Q7). */
export const withdrawIssue = (context: CommandContext, input: { pkApplys: readonly string[] }) =>
  runCommand(context, { name: 'ISSUE.WITHDRAW', permission: withdrawIssueEndpoint.permission }, input, (act) =>
    applicationBatch(act, input.pkApplys, async (application) => {
      const transition = withdraw(rowOf(application), await flowApplication(act, application), act.actor)
      return take(act, application, transition, {})
    }),
  )

type Interpret = (row: ReturnType<typeof rowOf>, seen: FlowApplication, act: Act) => Transition

function signedBatch(
  context: CommandContext,
  name: string,
  permission: readonly string[] | undefined,
  input: SignedInput,
  action: SignedAction,
  interpret: Interpret,
) {
  return runCommand(context, { name, permission }, input, async (act) => {
    const businessType = businessTypeOf(input.signature)
    await lockAll(act, input.pkApplys)
    const signed = await useSignature(act, input.signature, { businessType, action })
    return applicationBatch(act, input.pkApplys, async (application) => {
      if (application.businessType !== businessType) throw new BusinessError('01000302')
      const transition = interpret(rowOf(application), await flowApplication(act, application), act)
      await hooksOf(businessType).check(act, application, action === 'SUBMIT' ? 'submit' : 'approve')
      signed.requireSigned(application.pkApply, applicationEntry(application))
      return take(act, application, transition, { pkSign: signed.pkSign })
    })
  })
}

function approve(
  context: CommandContext,
  name: string,
  permission: readonly string[] | undefined,
  input: SignedInput,
  action: SignedAction,
  state: ApplicationState,
) {
  return signedBatch(context, name, permission, input, action, (row, seen, act) => {
    requireState(seen, state)
    return decide(row, seen, act.actor, 'APPROVE', '')
  })
}

function sendBack(
  context: CommandContext,
  name: string,
  permission: readonly string[] | undefined,
  input: ReasonedInput,
  decision: 'RETURN' | 'REJECT',
  state: ApplicationState,
) {
  return runCommand(context, { name, permission }, input, async (act) => {
    await lockAll(act, input.pkApplys)
    return applicationBatch(act, input.pkApplys, async (application) => {
      const seen = await flowApplication(act, application)
      requireState(seen, state)
      const transition = decide(rowOf(application), seen, act.actor, decision, input.comment)
      return take(act, application, transition, { comment: input.comment })
    })
  })
}

/** Each address decides one step: the final reviewer's does not approve what still waits for the director. */
function requireState(seen: FlowApplication, state: ApplicationState): void {
  if (seen.state !== state) throw new BusinessError('04000114', applicationStates[seen.state].label)
}

/** The type that was signed; entries of another one fail by themselves. */
function businessTypeOf(signature: SignaturePayload): BusinessType {
  if (!Object.hasOwn(flows, signature.businessType)) throw new BusinessError('11000103')
  return signature.businessType as BusinessType
}

/** Everything that the batch may change, locked in one order: applications, limits, tickets. */
async function lockAll(act: Act, pkApplys: readonly string[]): Promise<void> {
  const rows = await act.tx
    .selectFrom('application')
    .selectAll()
    .where('pkApply', 'in', pkApplys)
    .where('fkCorp', '=', act.actor.fkCorp)
    .execute()
  const related: string[] = []
  for (const row of rows as Application[]) {
    related.push(row.pkApply, ...((await hooksOf(row.businessType).related?.(act, row)) ?? []))
  }
  await lockApplications(act, related)
  await lockLimits(
    act,
    rows.flatMap((row) => row.fkLimit ?? []),
  )
  const tickets = await act.tx
    .selectFrom('ticket')
    .select('pkCredit')
    .where('bornBy', 'in', related.length > 0 ? related : [''])
    .execute()
  await lockTickets(
    act,
    tickets.map((ticket) => ticket.pkCredit),
  )
}

function applicationBatch(
  act: Act,
  pkApplys: readonly string[],
  work: (application: Application) => Promise<EntrySuccess>,
) {
  return runBatch(
    act,
    pkApplys,
    async (pkApply) => work(await ownApplication(act, pkApply)),
    async (pkApply) => {
      const row = await act.tx
        .selectFrom('application')
        .select('applyNo')
        .where('pkApply', '=', pkApply)
        .where('fkCorp', '=', act.actor.fkCorp)
        .executeTakeFirst()
      return row?.applyNo
    },
  )
}

async function take(
  act: Act,
  application: Application,
  transition: Transition,
  { comment = '', pkSign = null }: { comment?: string; pkSign?: string | null },
): Promise<EntrySuccess> {
  const advanced = await advance(act, application, transition, { comment, pkSign })
  const born = await runHook(act, advanced, transition, comment)
  return { no: application.applyNo, ...born }
}
