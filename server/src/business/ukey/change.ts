import type { DataOf } from '@jinpiao/contract/endpoint'
import { ukeyPrice } from '@jinpiao/contract/priceTerms'
import type { KeyAlgorithm } from '@jinpiao/contract/states/onboarding'
import { ukeyKinds } from '@jinpiao/contract/states/ukey'
import { UKEY_FEE } from '@jinpiao/contract/ukeyApply'
import { type UkeyChange, type UkeyChangePayload, ukeyChange } from '@jinpiao/contract/ukeyChange'
import { findUkeyChangeProblems } from '@jinpiao/contract/ukeyChangeRules'
import { inLanguage } from '@jinpiao/contract/words'
import type { Act } from '../../acts/command.ts'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Application } from '../../flow/application.ts'
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
import { ownFiles, requireOwnFiles } from '../../queries/files.ts'
import { answerOf } from '../tradeAnswers.ts'
import { deliveryAnswers } from './answers.ts'
import { readKeys } from './facts.ts'
import { placeOrder, requireOnlyOne } from './order.ts'
import { deliveryDetail, progressOf } from './rows.ts'
import { unbind } from './unbind.ts'

const payloadOf = (payload: string): UkeyChangePayload => JSON.parse(payload) as UkeyChangePayload

/**
 * UKEY_CHANGE (UKEY更新与重置): a key is renewed, replaced, reset or given up. A director asks for anybody's, everybody else
 * for his own. A key that is given up signs nothing more from the approval on.
 */
export const ukeyChangeBusiness: FormBusiness<
  UkeyChangePayload,
  OwnRow<UkeyChange>,
  OwnDetail<DataOf<typeof ukeyChange.get>>
> &
  Judging<'UKEY_CHANGE', UkeyChangePayload> = {
  type: 'UKEY_CHANGE',
  family: 'UKEY_CHANGE',
  definition: ukeyChange,
  read: payloadOf,
  columns: columnsOf,
  touches: () => ({}),
  problems: async (reading, payload, _moment, application) =>
    findUkeyChangeProblems(payload, await readKeys(reading, 'zh-CN', application?.pkApply)),
  // A key that is given up costs nothing.
  prices: (_, { ukeyKind }) => ukeyPrice(ukeyKind === 'UNBIND' ? null : UKEY_FEE),
  hold: async (act, application, { pkUkey }) =>
    requireOnlyOne(act, application, (await keyOf(act.tx, application.fkCorp, pkUkey)).userId),
  release: async () => {},
  decided: async () => ({ outputs: [] }),
  /** The platform agrees to it as it is. */
  judges: { PLATFORM: { APPROVE: {} } },
  ended: async (act, application, payload, { to }) => {
    if (to === 'DONE') await order(act, application, payload)
  },

  toRows: async ({ read, actor }, applications) => {
    const progress = await progressOf(read, applications)
    const keys = await keysOf(
      read,
      actor.fkCorp,
      applications.map(({ payload }) => payloadOf(payload).pkUkey),
    )
    return new Map(
      applications.flatMap(({ pkApply, payload }) => {
        const { pkUkey, ukeyKind } = payloadOf(payload)
        const key = keys.find((each) => each.pkUkey === pkUkey)
        const row = progress.get(pkApply)
        const algorithm = (key?.algorithmType ?? 'ALG_RSA') as KeyAlgorithm
        return row ? [[pkApply, { ...row, algorithm, ukeyKind, ukeySuffix: key?.codeSuffix ?? '' }] as const] : []
      }),
    )
  },
  toDetail: async ({ read }, _application, payload) => ({
    ukeyReason: payload.ukeyReason,
    ...(await deliveryDetail(read, payload)),
  }),
  hints: async () => [],
  // Nobody of the enterprise reviews it.
  topics: [],
  files: ({ authorisationFileIds }) => authorisationFileIds,
  answers: async (context, payload) => {
    const { language, read, actor } = context
    const [key] = await keysOf(read, actor.fkCorp, [payload.pkUkey])
    const files = await ownFiles(read, actor.fkCorp, payload.authorisationFileIds)
    return [
      answerOf('ukeyKind', inLanguage(ukeyKinds[payload.ukeyKind].label, language), language),
      answerOf('ukeySuffix', key?.codeSuffix ?? '', language),
      answerOf('ukeyReason', payload.ukeyReason, language),
      answerOf('authorisationFiles', files.map(({ name }) => name).join('、'), language),
      ...(await deliveryAnswers(context, payload)),
    ]
  },
  check,
}

const keysOf = (read: Reader, fkCorp: string, pkUkeys: readonly string[]) =>
  read
    .selectFrom('ukey')
    .innerJoin('corp_user as u', 'u.userId', 'ukey.userId')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .select(['ukey.pkUkey', 'ukey.userId', 'ukey.algorithmType', 'ukey.codeSuffix', 'p.personName'])
    .where('ukey.fkCorp', '=', fkCorp)
    .where('ukey.pkUkey', 'in', ['', ...pkUkeys])
    .execute()

/** @throws {BusinessError} 01000302 the enterprise has no such key. */
async function keyOf(read: Reader, fkCorp: string, pkUkey: string) {
  const [key] = await keysOf(read, fkCorp, [pkUkey])
  if (!key) throw new BusinessError('01000302')
  return key
}

async function columnsOf({ read, actor }: Reading, payload: UkeyChangePayload): Promise<Columns> {
  const key = payload.pkUkey === '' ? undefined : await keyOf(read, actor.fkCorp, payload.pkUkey)
  const files = await requireOwnFiles(read, actor.fkCorp, payload.authorisationFileIds)
  return {
    payloadDigest: digestOf({ payload, files }),
    amountFen: null,
    fkCounterparty: null,
    counterpartyName: key?.personName ?? null,
    promisedDate: null,
    fkLimit: null,
    contractNo: null,
  }
}

async function order(act: Act, application: Application, payload: UkeyChangePayload): Promise<void> {
  const { ukeyKind: kind, pkUkey, ukeyReason: _, authorisationFileIds: __, ...receiver } = payload
  const { userId, algorithmType } = await keyOf(act.tx, application.fkCorp, pkUkey)
  if (kind === 'UNBIND') await unbind(act, application.fkCorp, { pkUkey, userId })
  const algorithm = algorithmType as KeyAlgorithm
  await placeOrder(act, application, { kind, userId, algorithm, replaces: pkUkey, receiver })
}

async function check(
  { read, actor, clock, language }: QueryContext,
  lines: readonly CheckedLine<UkeyChangePayload>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const facts = await readKeys(reading, language, lines[0]?.pkApply)
  const problems = lines.flatMap(({ line }, index) =>
    findUkeyChangeProblems(line, facts).map((found) => ({ ...found, line: index })),
  )
  return { problems, totalFen: 0n, facts: { ...facts, keys: facts.keys.filter(({ mayAsk }) => mayAsk) } }
}
