import type { DetailOf } from '@jinpiao/contract/applications'
import { type KeyAlgorithm, keyAlgorithmNames } from '@jinpiao/contract/states/onboarding'
import type { UkeyApplyFacts, UkeyApplyPayload, UkeyWished, ukeyApply } from '@jinpiao/contract/ukeyApply'
import { findSamePersonProblems, findUkeyApplyProblems } from '@jinpiao/contract/ukeyApplyRules'
import * as z from 'zod/mini'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { linesForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { deliverySchema, emptyDelivery, fillDelivery, toDelivery } from './deliveryForm.ts'

/** The key of one person as it is filled in; the name stands beside the key of the user. */
const schema = z.object({
  ...storedKeys,
  userId: z.string(),
  bearerName: z.string(),
  algorithm: z.enum(keyAlgorithmNames),
  ...deliverySchema,
})
export type UkeyLine = z.output<typeof schema>
export interface UkeyApplyForm {
  lines: UkeyLine[]
}

/** What the form knows before anything is typed. */
export interface UkeyFormFacts extends UkeyApplyFacts {
  /** Algorithms that the keys of this platform have. */
  algorithms: readonly KeyAlgorithm[]
  /** What the enterprise has said when it registered; null: nothing, or it has applied since. */
  wished: UkeyWished | null
  /** The platform takes applications now. */
  isOpen: boolean
}

/** Nothing is asked twice: a first key comes as the enterprise has said that it would like it. */
export const emptyUkeyLine = (facts?: Pick<UkeyFormFacts, 'algorithms' | 'wished'>): UkeyLine => {
  const { algorithms = [], wished = null } = facts ?? {}
  const isMade = wished !== null && algorithms.includes(wished.algorithm)
  return {
    userId: '',
    bearerName: '',
    algorithm: isMade ? wished.algorithm : (algorithms[0] ?? 'ALG_SM2'),
    ...(wished === null ? emptyDelivery : fillDelivery(wished, wished.region)),
  }
}

export const toUkeyPayload = ({ userId, algorithm, ...delivery }: UkeyLine): UkeyApplyPayload => ({
  userId,
  algorithm,
  ...toDelivery(delivery),
})

/** A stored application back in the form. A copy is for somebody else. */
function fill({ payload, application, region }: DetailOf<typeof ukeyApply>, isCopy: boolean): UkeyLine {
  const { userId, algorithm, ...delivery } = payload
  return {
    userId: isCopy ? '' : userId,
    bearerName: isCopy ? '' : application.bearerName,
    algorithm,
    ...fillDelivery(delivery, region),
  }
}

/** Each person's key is one application. */
export const ukeyApplyForm = linesForm({
  schema,
  empty: (facts?: UkeyFormFacts) => emptyUkeyLine(facts),
  chosen: ['algorithm', 'receiveWay'],
  toPayload: toUkeyPayload,
  fill,
})

/** The same rules as the server's; of a stored application its own number is in nobody's way. */
export function findProblems({ lines }: UkeyApplyForm, facts: UkeyFormFacts): LineProblem[] {
  const payloads = lines.map(toUkeyPayload)
  return [
    ...payloads.flatMap((payload, line) => findUkeyApplyProblems(payload, facts).map((found) => ({ ...found, line }))),
    ...findSamePersonProblems(payloads),
  ]
}
