import { MAX_BATCH } from '@jinpiao/contract/applications'
import { type BusinessType, flowOf, pagesToSign, type SignedAction } from '@jinpiao/contract/flow'
import type { SigningEntry } from '@jinpiao/contract/signingText'
import { requirePermission } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { BusinessError, refuse } from '../domain/businessError.ts'
import { notYourTurn, openStep, submit } from '../domain/machine.ts'
import { flowApplication, ownApplication, rowOf } from './application.ts'
import { type Businesses, businessOf, type Reading } from './business.ts'
import { applicationEntry, columnsToday } from './entries.ts'
import { readingOf } from './reading.ts'
import { type Declared, type SignRequest, storeSignRequest } from './signing.ts'

export interface Wanted extends Declared {
  ids: readonly string[]
  businessType: BusinessType
  action: SignedAction
}

/**
 * The text to be signed for one act over several entries, also for drafts that have not been submitted.
 * It is refused as a whole when an entry is not the caller's, not at this step, or incomplete.
 */
export async function assembleSignature(businesses: Businesses, context: CommandContext, wanted: Wanted) {
  const { actor, clock, database } = context
  const reading = readingOf({ read: database.read, actor, clock })
  return storeSignRequest(context, await signRequestOf(businesses, reading, wanted))
}

/** What the text names, seen through one transaction or outside of any. */
export async function signRequestOf(businesses: Businesses, reading: Reading, wanted: Wanted): Promise<SignRequest> {
  const { businessType, action, reason, supplierConsent } = wanted
  const ids = [...new Set(wanted.ids)]
  const pages = pagesToSign(flowOf(businessType), action)
  if (!pages) throw new BusinessError('11000103')
  requirePermission(reading.actor, pages)
  if (ids.length === 0 || ids.length > MAX_BATCH) throw new BusinessError('01000302')
  const entries = await Promise.all(
    ids.map(async (id) => ({ id, entry: await entryOf(businesses, reading, id, wanted) })),
  )
  return { businessType, action, reason, supplierConsent, entries }
}

async function entryOf(
  businesses: Businesses,
  reading: Reading,
  id: string,
  { businessType, action }: Wanted,
): Promise<SigningEntry> {
  const { read, actor } = reading
  const business = businessOf(businesses, businessType)
  if (business.entry) {
    if (!flowOf(businessType).submitters.includes(actor.post)) throw new BusinessError('01000202')
    return business.entry(reading, id, action)
  }
  const application = await ownApplication(read, actor, id)
  // One text is of one type: what is stored decides, never what was asked for.
  if (application.businessType !== businessType) throw new BusinessError('11000103')
  const seen = await flowApplication(read, application)
  if (action === 'SUBMIT') submit(rowOf(application), seen, actor)
  else {
    const step = openStep(rowOf(application), seen, actor.post)
    if (step.action !== action) throw notYourTurn(application.state)
  }
  // At an approval each entry of a batch is judged by itself; only a submission is refused as a whole.
  if (action !== 'SUBMIT') return applicationEntry(reading, business, application)
  refuse(await business.problems(reading, business.read(application.payload), 'submit', application))
  const columns = await columnsToday(reading, business, application)
  return applicationEntry(reading, business, { ...application, ...columns })
}
