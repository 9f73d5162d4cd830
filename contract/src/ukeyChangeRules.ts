import { missing, notChosen, notUploaded, type Problem, problem } from './problems.ts'
import { type UkeyKind, type UkeyState, ukeyStates } from './states/ukey.ts'
import type { OwnUkey, UkeyChangeFacts, UkeyChangePayload } from './ukeyChange.ts'
import { deliveryProblems } from './ukeyDelivery.ts'

const bound: readonly UkeyState[] = ['ACTIVE', 'NEAR_EXPIRY', 'EXPIRED']

/** In which states of a key each can be asked for. A lost key is replaced or given up, nothing else. */
export const kindStates: Readonly<Record<UkeyKind, readonly UkeyState[]>> = {
  RENEW: bound,
  RESET: bound,
  REISSUE: [...bound, 'LOST'],
  UNBIND: [...bound, 'LOST'],
}

/** It makes a new certificate: in the key that is there (RENEW), or in one that is sent. */
export const makesKey = (kind: UkeyKind): boolean => kind !== 'UNBIND'
/** A key is sent, so somebody has to receive it. */
export const needsDelivery = (kind: UkeyKind): boolean => kind === 'REISSUE' || kind === 'RESET'
/** The enterprise says by a letter that it wants this; a renewal follows by itself. */
export const needsLetter = (kind: UkeyKind): boolean => kind !== 'RENEW'

/** Everything that refuses a change of a key, in the order of the form. */
export function findUkeyChangeProblems(payload: UkeyChangePayload, facts: UkeyChangeFacts): Problem[] {
  const { ukeyKind, pkUkey, ukeyReason, authorisationFileIds } = payload
  const key = facts.keys.find((each) => each.pkUkey === pkUkey)
  return [
    ...corpProblems(facts, ukeyKind),
    ...(key === undefined ? [notChosen('pkUkey', 'ukeySuffix')] : keyProblems(key, ukeyKind)),
    ...(ukeyReason === '' ? [missing('ukeyReason', 'ukeyReason')] : []),
    ...(needsLetter(ukeyKind) && authorisationFileIds.length === 0
      ? [notUploaded('authorisationFileIds', 'authorisationFiles')]
      : []),
    ...(needsDelivery(ukeyKind) ? deliveryProblems(payload) : []),
  ]
}

/** What refuses it whichever key is chosen: keys are made for verified enterprises. */
const corpProblems = ({ realnameState }: Pick<UkeyChangeFacts, 'realnameState'>, kind: UkeyKind): Problem[] =>
  makesKey(kind) && realnameState !== 'PASSED' ? [problem('', '02000110')] : []

/** What refuses a kind for one key before anything else is filled in; undefined: nothing does. */
export const keyRefusal = (facts: UkeyChangeFacts, pkUkey: string, kind: UkeyKind): Problem | undefined => {
  const key = facts.keys.find((each) => each.pkUkey === pkUkey)
  return [...corpProblems(facts, kind), ...(key === undefined ? [] : keyProblems(key, kind))][0]
}

/** The first thing that refuses it: one reason is enough to choose another key. */
function keyProblems({ mayAsk, ukeyState, isBearerInOffice, openNo }: OwnUkey, kind: UkeyKind): Problem[] {
  if (!mayAsk) return [problem('pkUkey', '11000129')]
  if (!kindStates[kind].includes(ukeyState)) return [problem('pkUkey', '11000123', ukeyStates[ukeyState].label)]
  if (openNo !== null) return [problem('pkUkey', '11000120', openNo)]
  return makesKey(kind) && !isBearerInOffice ? [problem('pkUkey', '11000128')] : []
}
