import type { DetailOf } from '@jinpiao/contract/applications'
import {
  type LimitAllocPayload,
  type LimitMember,
  type limitAlloc,
  limitAllocPayload,
} from '@jinpiao/contract/limitAlloc'
import { findLimitAllocProblems, type LimitAllocFacts } from '@jinpiao/contract/limitAllocRules'
import type { CreditLimit } from '@jinpiao/contract/limits'
import type { Day } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { moneyProblems, moneyText, textProblems } from '#portal/business/trade/tradeForm.ts'

const text = z.string()

/** An allocation as it is filled in; names stand beside keys. */
const schema = z.object({
  ...storedKeys,
  pkLimit: text,
  fkMember: text,
  memberName: text,
  move: limitAllocPayload.shape.move,
  amount: text,
  remark: text,
})
export type AllocForm = z.output<typeof schema>

/** What the form knows before anything is typed. */
export interface AllocFacts {
  /** By the server's clock. */
  today: Day
  limits: readonly CreditLimit[]
  /** The limit that the members are of: by the address, or chosen in the form. */
  pkLimit: string
  /** Undefined until the limit is chosen and its members are known. */
  members: readonly LimitMember[] | undefined
  /** The member whose part is to be changed, where the address names one. */
  member: Pick<LimitMember, 'fkMember' | 'memberName'> | undefined
}

export const emptyAlloc = (pkLimit = '', member?: AllocFacts['member']): AllocForm => ({
  pkLimit,
  fkMember: member?.fkMember ?? '',
  memberName: member?.memberName ?? '',
  move: 'ALLOCATE',
  amount: '',
  remark: '',
})

/** What is sent. What is no amount is left out: a draft may be incomplete, never wrong. */
export const toAllocPayload = ({ pkLimit, fkMember, move, amount, remark }: AllocForm): LimitAllocPayload => ({
  pkLimit,
  fkMember,
  move,
  amount: moneyText(amount),
  remark: remark.trim(),
})

/** One allocation is one application; what is chosen alone leaves no draft behind. */
export const allocForm = singleForm({
  schema,
  empty: (facts?: AllocFacts) => emptyAlloc(facts?.pkLimit, facts?.member),
  chosen: ['pkLimit', 'fkMember', 'memberName', 'move'],
  toPayload: toAllocPayload,
  fill: ({ application, payload }: DetailOf<typeof limitAlloc>): AllocForm => ({
    ...limitAllocPayload.parse(payload),
    memberName: application.memberName,
  }),
})

/** The chosen limit and member, as the rules ask for them; a member whose part has not come yet is taken as it is. */
export function factsOf({ pkLimit, fkMember }: AllocForm, { today, limits, members }: AllocFacts): LimitAllocFacts {
  const limit = limits.find((each) => each.pkLimit === pkLimit)
  const member = members?.find((each) => each.fkMember === fkMember)
  return {
    today,
    limit: limit ? { ...limit, availableFen: decimalToFen(limit.available) + decimalToFen(limit.idle) } : null,
    member: member ? { availableFen: decimalToFen(member.takeBack) } : null,
  }
}

/** What the page can see by itself: the rules of the contract, by what is known here. */
export function findProblems(form: AllocForm, facts: AllocFacts): LineProblem[] {
  const isAwaited = form.fkMember !== '' && facts.members === undefined
  const rules = findLimitAllocProblems(toAllocPayload(form), factsOf(form, facts))
  return [
    ...moneyProblems('amount', 'amount', form.amount),
    ...textProblems('remark', 'remark', form.remark),
    ...rules.filter(({ field }) => field !== 'fkMember' || !isAwaited),
  ].map((found) => ({ ...found, line: 0 }))
}
