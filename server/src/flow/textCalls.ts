import { type BusinessType, flowOf, type SignedAction } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { TextCallName } from '@jinpiao/contract/textCallNames'
import type { Assembled } from '@jinpiao/contract/textCalls'
import { isTextOf, type TextInput, textNamesOf, typesAt } from '@jinpiao/contract/textTasks'
import { runCommand } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { lockRows } from '../acts/locks.ts'
import { BusinessError } from '../domain/businessError.ts'
import { isEditable, notYourTurn } from '../domain/machine.ts'
import { parseInput } from '../domain/validation.ts'
import { type Application, ownApplication, rowOf } from './application.ts'
import { assembleSignature, signRequestOf, type Wanted } from './assemble.ts'
import type { AnyFormBusiness, Business, Businesses, Reading } from './business.ts'
import { type EditedLine, updateDraft } from './drafts.ts'
import { readingIn, readingOf } from './reading.ts'
import { type Declared, storeSignRequestIn } from './signing.ts'

/** The text that one of the addresses is asked for. */
export async function assembleText(
  businesses: Businesses,
  context: CommandContext,
  name: TextCallName,
  input: TextInput,
): Promise<Assembled> {
  const { actor, clock, database } = context
  if (typesAt(name).length === 0) throw new BusinessError('11000103')
  const lines = input.body?.['lines'] as readonly EditedLine[] | undefined
  if (lines) return assembleChanged(businesses, context, name, lines)
  const reading = readingOf({ read: database.read, actor, clock })
  return assembleSignature(businesses, context, await wantedBy(businesses, reading, name, input))
}

/** What is said besides the keys; the schema of the address has parsed it. */
interface Told extends Declared {
  businessType?: BusinessType | undefined
  action?: SignedAction | undefined
}

/**
 * What an address with its input asks to sign. The stored application decides about the type, and the address about
 * nothing: one that the type does not name is refused.
 * @throws {BusinessError} 11000103 another type's address, 01000302 another enterprise's key.
 */
export async function wantedBy(
  businesses: Businesses,
  reading: Reading,
  name: TextCallName,
  input: TextInput,
): Promise<Wanted> {
  const { businessType, action, reason, supplierConsent } = { ...input.query, ...input.body } as Told
  const found =
    (await meantBy(businesses, reading, name, input)) ??
    (await namedBy(businesses, reading, name, { ids: keysIn(input), businessType, action }))
  if (!isTextOf(name, found.businessType, found.action)) throw new BusinessError('11000103')
  return { ...found, reason, supplierConsent }
}

/** Keys in the address, in the query or in the body. */
function keysIn({ params, query, body }: TextInput): readonly string[] {
  const all = { ...params, ...query, ...body }
  if (typeof all['ids'] === 'string') return all['ids'].split(',')
  if (typeof all['batch'] === 'string') return [all['batch']]
  return (all['pkApplys'] ?? all['pkConfirms'] ?? []) as string[]
}

/** What is no stored application, or is not named by its key: the type says what is meant. */
async function meantBy(businesses: Businesses, reading: Reading, name: TextCallName, input: TextInput) {
  for (const businessType of typesAt(name)) {
    const meant = await businesses[businessType]?.meant?.(reading, name, input)
    if (meant) return { businessType, ...meant }
  }
  return undefined
}

/** Applications by their keys, or what a type answers without one: its key says nothing about the type. */
async function namedBy(
  businesses: Businesses,
  { read, actor }: Reading,
  name: TextCallName,
  { ids, businessType, action }: Pick<Wanted, 'ids'> & Pick<Told, 'businessType' | 'action'>,
) {
  const [only, ...others] = typesAt(name)
  const type = businessType ?? (others.length === 0 ? only : undefined)
  if (type && businesses[type]?.entry) {
    const act = action ?? flowOf(type).submitActions[0]
    if (act === undefined) throw new BusinessError('11000103')
    return { ids, businessType: type, action: act }
  }
  const [first] = ids
  if (first === undefined) throw new BusinessError('01000302')
  const application = await ownApplication(read, actor, first)
  return {
    ids,
    // Given and another than the stored one: the composer refuses it.
    businessType: businessType ?? application.businessType,
    action: action ?? actionNow(application),
  }
}

/** What can be signed of an application in its present state. */
function actionNow(application: Application): SignedAction {
  const { submitActions, steps } = rowOf(application)
  const step = steps.filter(isDecision).find(({ state }) => state === application.state)
  const act = isEditable(application.state) ? submitActions[0] : step?.action
  if (act === undefined) throw notYourTurn(application.state)
  return act
}

/** Changed forms: stored and composed in one transaction, so that what is refused leaves the stored forms as they were. */
async function assembleChanged(
  businesses: Businesses,
  context: CommandContext,
  name: TextCallName,
  lines: readonly EditedLine[],
): Promise<Assembled> {
  const { actor, database, language } = context
  const ids = lines.map(({ pkApply }) => pkApply)
  const stored = await Promise.all(ids.map((id) => ownApplication(database.read, actor, id)))
  const [{ businessType } = { businessType: undefined }] = stored
  const business = businessType && businesses[businessType]
  const isOneType = stored.every((application) => application.businessType === businessType)
  if (!business || !isOneType || !isForm(business) || !textNamesOf(business.type, 'EDITED').includes(name))
    throw new BusinessError('11000103')
  const { payload, save, update } = business.definition
  const forms = lines.map((each) => ({ ...each, line: parseInput(payload, each.line, language, save.names) }))
  const command = { name: `${business.type}.EDIT`, permission: update.permission }
  return runCommand(context, command, { lines: forms, name }, async (act) => {
    await lockRows(act, { application: ids })
    for (const form of forms) await updateDraft(act, business, form)
    const wanted = { ids, businessType: business.type, action: 'SUBMIT' } as const
    return storeSignRequestIn(act, await signRequestOf(businesses, readingIn(act), wanted))
  })
}

const isForm = (business: Business<unknown>): business is AnyFormBusiness => 'definition' in business

/** A stored form that an address describes instead of naming it. */
export interface DescribedForm {
  type: BusinessType
  /** `?ids=` of the address: the form that the portal has just stored. */
  pkApply: string | undefined
  /** Whether a stored form says what the address says. */
  isSame(payload: string): boolean
}

/**
 * The key of the stored form that an address describes: the one that it names, else the newest of the enterprise that may
 * still be submitted and says the same. Nothing is signed that is not stored (D3).
 * @throws {BusinessError} 11000103 the named one says something else, 01000302 there is none.
 */
export async function describedForm(
  { read, actor }: Reading,
  { type, pkApply, isSame }: DescribedForm,
): Promise<string> {
  if (pkApply !== undefined) {
    const application = await ownApplication(read, actor, pkApply)
    if (application.businessType !== type || !isSame(application.payload)) throw new BusinessError('11000103')
    return pkApply
  }
  const editable = await read
    .selectFrom('application')
    .select(['pkApply', 'payload'])
    .where('fkCorp', '=', actor.fkCorp)
    .where('family', '=', type)
    .where('businessType', '=', type)
    .where('state', 'in', ['DRAFT', 'RETURNED'])
    .orderBy('updatedAt', 'desc')
    .limit(NEWEST)
    .execute()
  const found = editable.find(({ payload }) => isSame(payload))
  if (!found) throw new BusinessError('01000302')
  return found.pkApply
}

/** Older drafts are asked for by their key. */
const NEWEST = 200
