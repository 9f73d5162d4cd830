import { type BusinessType, businessTypes, flowOf, type SignedAction } from './flow.ts'
import { isDecision } from './flowRow.ts'
import type { TextCallName } from './textCallNames.ts'
import { type TextCall, textCalls } from './textCalls.ts'

/** An act whose text is asked for; `AGAIN`: of a form that stands already; `EDITED`: of one that is stored with it. */
export type TextAct = SignedAction | 'AGAIN' | 'EDITED'

/** Calls that give the text of an act; none for `EDITED` where a changed form is stored before it is signed. */
export function textNamesOf(type: BusinessType, act: TextAct): readonly TextCallName[] {
  const { textBy, submitActions } = flowOf(type)
  const own = textBy?.[act]
  if (own !== undefined) return typeof own === 'string' ? [own] : own
  if (act === 'EDITED') return []
  return act === 'AGAIN' ? submitActions.flatMap((each) => textNamesOf(type, each)) : ['credits']
}

/** Whether a call may give the text of an act. A submission may be one of a stored and of a changed form, too. */
export function isTextOf(name: TextCallName, type: BusinessType, action: SignedAction): boolean {
  const isSubmission = flowOf(type).submitActions.includes(action)
  const acts: readonly TextAct[] = isSubmission ? [action, 'AGAIN', 'EDITED'] : [action]
  return acts.some((act) => textNamesOf(type, act).includes(name))
}

/** Types whose texts a call gives. */
export const typesAt = (name: TextCallName): readonly BusinessType[] =>
  businessTypes.filter((type) => {
    const { submitActions, steps } = flowOf(type)
    const actions = [...submitActions, ...steps.filter(isDecision).map(({ action }) => action)]
    return actions.some((action) => isTextOf(name, type, action))
  })

/** What somebody wants to sign, as the text for it is asked for. */
export interface TextTask {
  businessType: BusinessType
  action: SignedAction
  /** Applications or tickets, in the order in which the list shows them. */
  ids: readonly string[]
  /** Signed with them: why they are refused, that settlement by ticket is consented to. */
  declares?: { reason?: string; supplierConsent?: boolean }
  /** All have been stored before, and signed or refused: some types have an address of their own for that. */
  isAgain?: boolean
  /** Changed forms of a type that stores and composes in one call (`textBy.EDITED`); `ids` are their keys. */
  edited?: readonly { pkApply: string; version: number; line: unknown }[]
  /** What an address has besides keys: product, month, amount. */
  params?: Readonly<Record<string, string>>
  /** Where several calls would fit: this one. */
  call?: TextCallName
}

/** Input of a call, before its endpoint has been looked at. */
export interface TextInput {
  params: Readonly<Record<string, string>> | undefined
  query: Readonly<Record<string, unknown>> | undefined
  body: Readonly<Record<string, unknown>> | undefined
}

/** The call for the text of a task, with its input. @throws {RangeError} no call of the type fits: a defect. */
export function textCallOf(task: TextTask): { endpoint: TextCall; input: TextInput } {
  const { businessType, action, ids, declares, isAgain, edited, params = {}, call } = task
  const act = edited ? 'EDITED' : isAgain ? 'AGAIN' : action
  const fitting = textNamesOf(businessType, act).filter((each) => fits(textCalls[each].path, params))
  const name = fitting.find((each) => call === undefined || each === call)
  if (name === undefined) throw new RangeError(`${businessType} has no text for ${act}`)
  const endpoint: TextCall = textCalls[name]
  if (edited) return { endpoint, input: { params: undefined, query: undefined, body: { lines: edited } } }

  const { reason, supplierConsent } = declares ?? {}
  const told = { businessType, action, reason, supplierConsent: supplierConsent === true || undefined }
  const address = endpoint.params && { ...params, ids: ids.join(','), batch: ids[0] ?? '' }
  if (endpoint.method === 'POST') {
    const keys = { [name === 'guaranteesBatch' ? 'pkConfirms' : 'pkApplys']: ids }
    return { endpoint, input: { params: address, query: undefined, body: { ...(!address && keys), ...told } } }
  }
  const isInAddress = endpoint.path.includes(':ids') || ids.length === 0
  const rest = { ...(!address && params), ...(!isInAddress && { ids: ids.join(',') }) }
  return { endpoint, input: { params: address, query: { ...rest, ...told }, body: undefined } }
}

/** Whether a task says what stands in an address besides keys. */
const fits = (path: string, params: Readonly<Record<string, string>>) =>
  [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => name === 'ids' || name === 'batch' || name in params)
