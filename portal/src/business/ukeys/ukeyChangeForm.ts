import type { DetailOf } from '@jinpiao/contract/applications'
import { ukeyKindNames } from '@jinpiao/contract/states/ukey'
import type { UkeyChangeFacts, UkeyChangePayload, ukeyChange } from '@jinpiao/contract/ukeyChange'
import { findUkeyChangeProblems, kindStates, needsDelivery, needsLetter } from '@jinpiao/contract/ukeyChangeRules'
import * as z from 'zod/mini'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { heldFile } from '#portal/business/trade/tradeForm.ts'
import { deliverySchema, emptyDelivery, fillDelivery, toDelivery } from './deliveryForm.ts'

/** What is asked for with one key, as it is filled in. */
const schema = z.object({
  ...storedKeys,
  ukeyKind: z.enum(ukeyKindNames),
  pkUkey: z.string(),
  ukeyReason: z.string(),
  authorisationFiles: z.array(heldFile),
  ...deliverySchema,
})
export type UkeyChangeForm = z.output<typeof schema>

/** What the form knows before anything is typed. */
export interface UkeyChangeFormFacts extends UkeyChangeFacts {
  /** By the address: which kind, and which key. */
  begin: Partial<Pick<UkeyChangeForm, 'ukeyKind' | 'pkUkey'>>
  /** The platform takes applications now. */
  isOpen: boolean
}

/** The only key that there is needs no choice. */
export function emptyChange(facts?: Pick<UkeyChangeFormFacts, 'begin' | 'keys'>): UkeyChangeForm {
  const { begin, keys = [] } = facts ?? {}
  const ukeyKind = begin?.ukeyKind ?? 'RENEW'
  const fitting = keys.filter(({ ukeyState }) => kindStates[ukeyKind].includes(ukeyState))
  const [only] = fitting.length === 1 ? fitting : []
  return {
    ukeyKind,
    pkUkey: begin?.pkUkey ?? only?.pkUkey ?? '',
    ukeyReason: '',
    authorisationFiles: [],
    ...emptyDelivery,
  }
}

/** What the kind does not ask for is not sent. */
export function toChangePayload(form: UkeyChangeForm): UkeyChangePayload {
  const { ukeyKind, pkUkey, ukeyReason, authorisationFiles, ...delivery } = form
  return {
    ukeyKind,
    pkUkey,
    ukeyReason: ukeyReason.trim(),
    authorisationFileIds: needsLetter(ukeyKind) ? authorisationFiles.map(({ pkFile }) => pkFile) : [],
    ...toDelivery(needsDelivery(ukeyKind) ? delivery : { ...delivery, receiveWay: 'PICKUP' }),
  }
}

/** A stored application back in the form. */
function fill({ payload, files, region }: DetailOf<typeof ukeyChange>): UkeyChangeForm {
  const { ukeyKind, pkUkey, ukeyReason, authorisationFileIds, ...delivery } = payload
  return {
    ukeyKind,
    pkUkey,
    ukeyReason,
    authorisationFiles: files.filter(({ pkFile }) => authorisationFileIds.includes(pkFile)),
    ...fillDelivery(delivery, region),
  }
}

/** One key is one application; what is chosen before anything is typed leaves no draft behind. */
export const ukeyChangeForm = singleForm({
  schema,
  empty: (facts?: UkeyChangeFormFacts) => emptyChange(facts),
  chosen: ['ukeyKind', 'pkUkey', 'receiveWay'],
  toPayload: toChangePayload,
  fill,
})

/** The same rules as the server's. */
export const findProblems = (form: UkeyChangeForm, facts: UkeyChangeFormFacts): LineProblem[] =>
  findUkeyChangeProblems(toChangePayload(form), facts).map((found) => ({ ...found, line: 0 }))
