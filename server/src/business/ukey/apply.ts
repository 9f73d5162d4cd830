import type { DataOf } from '@jinpiao/contract/endpoint'
import { ukeyPrice } from '@jinpiao/contract/priceTerms'
import { keyAlgorithms } from '@jinpiao/contract/states/onboarding'
import { UKEY_FEE, type UkeyApplication, type UkeyApplyPayload, ukeyApply } from '@jinpiao/contract/ukeyApply'
import { findSamePersonProblems, findUkeyApplyProblems } from '@jinpiao/contract/ukeyApplyRules'
import { inLanguage } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import { digestOf } from '../../domain/digest.ts'
import type {
  Checked,
  CheckedLine,
  Columns,
  FormBusiness,
  Judging,
  OwnDetail,
  OwnRow,
  Reading,
} from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readUser, readUsers } from '../../queries/corpUsers.ts'
import { answerOf } from '../tradeAnswers.ts'
import { deliveryAnswers } from './answers.ts'
import { readBearers } from './facts.ts'
import { placeOrder, requireOnlyOne } from './order.ts'
import { deliveryDetail, progressOf } from './rows.ts'

const payloadOf = (payload: string): UkeyApplyPayload => JSON.parse(payload) as UkeyApplyPayload

/**
 * UKEY_APPLY (UKEY申请): the keys of some people, an application each, submitted without a signature because who has no key
 * cannot sign. What the platform has approved is an order.
 */
export const ukeyApplyBusiness: FormBusiness<
  UkeyApplyPayload,
  OwnRow<UkeyApplication>,
  OwnDetail<DataOf<typeof ukeyApply.get>>
> &
  Judging<'UKEY_APPLY', UkeyApplyPayload> = {
  type: 'UKEY_APPLY',
  family: 'UKEY_APPLY',
  definition: ukeyApply,
  read: payloadOf,
  columns: columnsOf,
  touches: () => ({}),
  problems: async (reading, payload, _moment, application) =>
    findUkeyApplyProblems(payload, await readBearers(reading, 'zh-CN', application?.pkApply)),
  prices: () => ukeyPrice(UKEY_FEE),
  hold: (act, application, { userId }) => requireOnlyOne(act, application, userId),
  release: async () => {},
  decided: async () => ({ outputs: [] }),
  /** The platform agrees to it as it is. */
  judges: { PLATFORM: { APPROVE: {} } },
  ended: async (act, application, payload, { to }) => {
    if (to !== 'DONE') return
    const { userId, algorithm, ...receiver } = payload
    await placeOrder(act, application, { kind: 'NEW', userId, algorithm, replaces: null, receiver })
  },

  toRows: async ({ read }, applications) => {
    const progress = await progressOf(read, applications)
    return new Map(
      applications.flatMap(({ pkApply, payload }) => {
        const row = progress.get(pkApply)
        return row ? [[pkApply, { ...row, algorithm: payloadOf(payload).algorithm }] as const] : []
      }),
    )
  },
  toDetail: ({ read }, _application, payload) => deliveryDetail(read, payload),
  hints: async () => [],
  // Nobody of the enterprise reviews it.
  topics: [],
  files: () => [],
  answers: async (context, payload) => {
    const { language, read, actor } = context
    const bearer = (await readUsers(read, actor.fkCorp, [payload.userId]))[0]
    return [
      answerOf('bearerName', bearer?.personName ?? '', language),
      answerOf('algorithm', inLanguage(keyAlgorithms[payload.algorithm].label, language), language),
      ...(await deliveryAnswers(context, payload)),
    ]
  },
  check,
}

async function columnsOf({ read, actor }: Reading, payload: UkeyApplyPayload): Promise<Columns> {
  const bearer = payload.userId === '' ? undefined : await readUser(read, actor.fkCorp, payload.userId)
  return {
    payloadDigest: digestOf({ payload }),
    amountFen: null,
    fkCounterparty: null,
    counterpartyName: bearer?.personName ?? null,
    promisedDate: null,
    fkLimit: null,
    contractNo: null,
  }
}

async function check(
  { read, actor, clock, language }: QueryContext,
  lines: readonly CheckedLine<UkeyApplyPayload>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const problems = await Promise.all(
    lines.map(async ({ line, pkApply }, index) =>
      findUkeyApplyProblems(line, await readBearers(reading, language, pkApply)).map((found) => ({
        ...found,
        line: index,
      })),
    ),
  )
  return {
    problems: [...problems.flat(), ...findSamePersonProblems(lines.map(({ line }) => line))],
    totalFen: 0n,
    facts: await readBearers(reading, language),
  }
}
