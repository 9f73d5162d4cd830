import type { DataOf } from '@jinpiao/contract/endpoint'
import { type LimitAllocation, type LimitAllocPayload, limitAlloc } from '@jinpiao/contract/limitAlloc'
import { findLimitAllocProblems, limitAllocTopics, littleLeft } from '@jinpiao/contract/limitAllocRules'
import { allocMoves } from '@jinpiao/contract/states/data'
import { termOf } from '@jinpiao/contract/terms'
import { inLanguage } from '@jinpiao/contract/words'
import { formatMoney } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { keptAmount } from '../../domain/amount.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import { availableFen } from '../../domain/limit.ts'
import type { Application } from '../../flow/application.ts'
import type { Answer, Columns, FormBusiness, FoundHint, OwnDetail, OwnRow, Reading } from '../../flow/business.ts'
import { tellApproved } from '../../flow/notices.ts'
import { readMember, readOwnLimit, readPart } from '../../queries/limitMembers.ts'
import { answerOf } from '../tradeAnswers.ts'
import { checkAllocs, readAllocFacts } from './facts.ts'
import { moveAllocation } from './move.ts'
import { payloadOf } from './payload.ts'
import { toAllocDetail, toAllocRows } from './rows.ts'
import { tellMember } from './tell.ts'

/** LIMIT_ALLOC (额度分配): a part of a limit goes to a member or comes back; both limits move as the director approves. */
export const limitAllocBusiness: FormBusiness<
  LimitAllocPayload,
  OwnRow<LimitAllocation>,
  OwnDetail<DataOf<typeof limitAlloc.get>>
> = {
  type: 'LIMIT_ALLOC',
  family: 'LIMIT_ALLOC',
  definition: limitAlloc,
  read: payloadOf,
  columns: columnsOf,
  async touches({ read }, { pkLimit, fkMember }) {
    const part = await readPart(read, pkLimit, fkMember)
    return part ? { credit_limit: [pkLimit, part.pkLimit] } : {}
  },
  // Nothing is held until the approval: what is free is asked at both moments.
  problems: async (reading, payload) => findLimitAllocProblems(payload, await readAllocFacts(reading, payload)),
  details: async ({ read, actor }, { pkLimit, fkMember, move }) => [
    {
      label: allocMoves[move].label[0],
      party: (await readMember(read, actor.fkCorp, fkMember))?.corpName ?? '',
    },
    {
      label: termOf('sourceName').name[0],
      party: (await readOwnLimit(read, actor.fkCorp, pkLimit))?.sourceName ?? '',
    },
  ],
  hold: async () => {},
  release: async () => {},
  async decided(act, application, payload) {
    await moveAllocation(act, application, payload)
    await tellApproved(act, application)
    await tellMember(act, application, payload)
    return { outputs: [] }
  },

  toRows: toAllocRows,
  toDetail: toAllocDetail,
  hints: hintsOf,
  topics: limitAllocTopics,
  files: () => [],
  answers: answersOf,
  check: checkAllocs,
}

/** What a form is in the columns of an application; another enterprise's limit, and who is no member, are refused. */
async function columnsOf({ read, actor }: Reading, payload: LimitAllocPayload): Promise<Columns> {
  const { pkLimit, fkMember, move, amount } = payload
  if (actor.userType !== 'CORE') throw new BusinessError('01000302')
  const limit = pkLimit === '' ? undefined : await readOwnLimit(read, actor.fkCorp, pkLimit)
  // A member issues on its part; it gives none of it on.
  if (pkLimit !== '' && (!limit || limit.parentLimit !== null)) throw new BusinessError('01000302')
  const member = fkMember === '' ? undefined : await readMember(read, actor.fkCorp, fkMember)
  if (fkMember !== '' && !member) throw new BusinessError('01000302')
  return {
    payloadDigest: digestOf({ payload, sourceName: limit?.sourceName ?? null, memberName: member?.corpName ?? null }),
    amountFen: keptAmount(amount),
    fkCounterparty: member?.pkCorp ?? null,
    counterpartyName: member?.corpName ?? null,
    promisedDate: limit?.dayTo ?? null,
    fkLimit: limit?.pkLimit ?? null,
    contractNo: null,
    // What the list of one limit is filtered by (`queries/allocations.ts`).
    marks: [move],
  }
}

async function answersOf(
  { read, actor, language }: QueryContext,
  { pkLimit, fkMember, move, amount, remark }: LimitAllocPayload,
): Promise<Answer[]> {
  const limit = await readOwnLimit(read, actor.fkCorp, pkLimit)
  const member = await readMember(read, actor.fkCorp, fkMember)
  return [
    answerOf('sourceName', limit?.sourceName ?? '', language),
    answerOf('memberName', member?.corpName ?? '', language),
    answerOf('move', inLanguage(allocMoves[move].label, language), language),
    answerOf('amount', amount, language),
    answerOf('remark', remark, language),
  ]
}

/** What a director should see: how little the limit keeps free. */
async function hintsOf({ read, actor }: QueryContext, { amountFen }: Application, payload: LimitAllocPayload) {
  const limit = await readOwnLimit(read, actor.fkCorp, payload.pkLimit)
  if (!limit || payload.move === 'REDUCE') return []
  const leftFen = availableFen(limit) - (amountFen ?? 0n)
  const share = littleLeft(limit.totalFen, leftFen)
  return share === undefined ? [] : ([['LITTLE_LEFT', formatMoney(leftFen), share]] satisfies FoundHint[])
}
