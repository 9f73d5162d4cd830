import { type BusinessType, flowOf, type SignedAction } from '@jinpiao/contract/flow'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { openStep, submit } from '../domain/flow.ts'
import { requireAnswerable } from '../domain/ticket.ts'
import { flowApplication, ownApplication, rowOf } from './applications.ts'
import type { Act } from './command.ts'
import type { CommandContext } from './context.ts'
import { hooksOf } from './runHook.ts'
import { type SignRequest, storeSignRequest } from './signing.ts'
import { applicationEntry, ticketEntry } from './signingEntries.ts'
import { readTicket } from './tickets.ts'

/** Hard cap of a batch (P5). */
const MAX_ENTRIES = 200

/**
 * The text to be signed for one act over several entries, also for drafts that have not been submitted.
 * It is refused as a whole when an entry is not the caller's, not at this step, or incomplete.
 */
export async function assembleSignature(
  context: CommandContext,
  input: { ids: readonly string[]; businessType: BusinessType; action: SignedAction },
) {
  const { actor, clock } = context
  const ids = [...new Set(input.ids)]
  const pages = flowOf(input.businessType).signedOn[input.action]
  if (!pages) throw new BusinessError('11000103')
  if (!pages.some((path) => actor.permissions.has(path))) throw new BusinessError('01000202')
  if (ids.length === 0 || ids.length > MAX_ENTRIES) throw new BusinessError('01000302')
  const reading = {
    tx: context.database.read as Act['tx'],
    context,
    actor,
    at: instantOf(clock),
    today: todayOf(clock),
    facts: [],
  }
  const entries: SignRequest['entries'] = await Promise.all(
    ids.map(async (id) => ({ id, ...(await entryOf(reading, id, input)) })),
  )
  return storeSignRequest(context, { businessType: input.businessType, action: input.action, entries })
}

async function entryOf(
  act: Act,
  id: string,
  { businessType, action }: { businessType: BusinessType; action: SignedAction },
) {
  if (action === 'ACCEPT' || action === 'REFUSE') {
    if (!flowOf(businessType).submitters.includes(act.actor.post)) throw new BusinessError('01000202')
    const ticket = await readTicket(act.tx, id)
    requireAnswerable(ticket, act.actor.fkCorp, action)
    return ticketEntry(ticket, await nameOf(act, ticket.fkIssuer))
  }
  const application = await ownApplication(act, id)
  if (application.businessType !== businessType) throw new BusinessError('01000302')
  const seen = await flowApplication(act, application)
  if (action === 'SUBMIT') {
    submit(flowOf(businessType), seen, act.actor)
    await hooksOf(businessType).check(act, application, 'submit')
  } else {
    openStep(rowOf(application), seen, act.actor.post)
  }
  return applicationEntry(application)
}

export async function nameOf({ tx }: Pick<Act, 'tx'>, pkCorp: string): Promise<string> {
  const corp = await tx.selectFrom('corp').select('corpName').where('pkCorp', '=', pkCorp).executeTakeFirstOrThrow()
  return corp.corpName
}
