import { judged } from '@jinpiao/contract/actions'
import { businessMessage } from '@jinpiao/contract/errors'
import { type UkeyKind, ukeyKindNames } from '@jinpiao/contract/states/ukey'
import { keyRefusal } from '@jinpiao/contract/ukeyChangeRules'
import type { Ukey } from '@jinpiao/contract/ukeys'
import type { QueryContext } from '../../acts/context.ts'
import { readingOf } from '../../flow/reading.ts'
import { readKeys } from './facts.ts'

const isKind = (action: string): action is UkeyKind => ukeyKindNames.some((kind) => kind === action)

/** Keys with what may be asked for with them now: what their form would refuse the row refuses, and says why. */
export async function offerChanges(context: QueryContext, keys: readonly Ukey[]): Promise<Ukey[]> {
  const facts = await readKeys(readingOf(context), context.language)
  return keys.map((key) => ({
    ...key,
    actions: key.actions.map((act) => {
      const refusal = isKind(act.action) ? keyRefusal(facts, key.pkUkey, act.action) : undefined
      return refusal ? judged(act.action, businessMessage(refusal.code, refusal.values, context.language)) : act
    }),
  }))
}
