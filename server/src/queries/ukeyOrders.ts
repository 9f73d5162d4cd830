import { judged } from '@jinpiao/contract/actions'
import type { KeyAlgorithm } from '@jinpiao/contract/states/onboarding'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { UkeyDelivery } from '@jinpiao/contract/ukeyDelivery'
import { MAX_CODE_TRIES, type UkeyOrder, type UkeyOrderKind, type ukeyOrderActions } from '@jinpiao/contract/ukeyOrders'
import type { Selectable } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import type { UkeyOrderTable } from '../db/tables/ukey.ts'
import { BusinessError, refusalOf } from '../domain/businessError.ts'
import {
  codeHashOf,
  demoCodeOf,
  type OrderEvent,
  type OrderStage,
  orderAfter,
  shownStage,
} from '../domain/ukeyOrder.ts'

/** Types of application that lead to an order. */
export const keyTypes = ['UKEY_APPLY', 'UKEY_CHANGE'] as const

export interface StoredOrder extends Omit<Selectable<UkeyOrderTable>, 'kind' | 'stage' | 'algorithm' | 'receiver'> {
  kind: UkeyOrderKind
  stage: OrderStage
  algorithm: KeyAlgorithm
  receiver: UkeyDelivery
}

const parsed = (row: Selectable<UkeyOrderTable>): StoredOrder => ({
  ...row,
  kind: row.kind as UkeyOrderKind,
  stage: row.stage as OrderStage,
  algorithm: row.algorithm as KeyAlgorithm,
  receiver: JSON.parse(row.receiver) as UkeyDelivery,
})

/** Orders of applications, by key of the application. */
export async function readOrders(read: Reader, pkApplys: readonly string[]): Promise<Map<string, StoredOrder>> {
  const rows = await read
    .selectFrom('ukey_order')
    .selectAll()
    .where('pkApply', 'in', ['', ...pkApplys])
    .execute()
  return new Map(rows.map((row) => [row.pkApply, parsed(row)]))
}

export const readOrder = async (read: Reader, pkApply: string): Promise<StoredOrder | undefined> =>
  (await readOrders(read, [pkApply])).get(pkApply)

/** Names of regions by their codes, from the province down. */
export async function regionPaths(read: Reader, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await read
    .selectFrom('region')
    .select(['code', 'path'])
    .where('code', 'in', ['', ...codes])
    .execute()
  return new Map(rows.map(({ code, path }) => [code, path]))
}

/** Region and street as they stand on a parcel; '' where a key is collected. */
export async function addressOf(read: Reader, { receiveWay, regionCode, address }: UkeyDelivery): Promise<string> {
  if (receiveWay === 'PICKUP') return ''
  const path = (await regionPaths(read, [regionCode])).get(regionCode) ?? ''
  return [path, address].filter((part) => part !== '').join(' ')
}

type Form = Partial<UkeyDelivery> & {
  userId?: string
  pkUkey?: string
  ukeyKind?: UkeyOrderKind
  algorithm?: KeyAlgorithm
}

/** Whose key an application is about: named by the form, or by the key that it changes. */
async function bearerOf(read: Reader, { userId, pkUkey }: Form) {
  const key = await read
    .selectFrom('ukey')
    .select(['userId', 'algorithmType'])
    .where('pkUkey', '=', pkUkey ?? '')
    .executeTakeFirst()
  return { userId: userId ?? key?.userId ?? '', algorithm: (key?.algorithmType ?? 'ALG_RSA') as KeyAlgorithm }
}

/**
 * How far a key is. A director sees all of the enterprise, everybody else what is his.
 * @param demo a demonstration: nobody receives text messages, so the code is shown.
 * @throws {BusinessError} 01000302 there is none such that the caller may see.
 */
export async function getUkeyOrder(
  context: QueryContext,
  { pkApply }: { pkApply: string },
  demo: boolean,
): Promise<UkeyOrder> {
  const { read, actor } = context
  const application = await read
    .selectFrom('application')
    .selectAll()
    .where('pkApply', '=', pkApply)
    .where('fkCorp', '=', actor.fkCorp)
    .where('family', 'in', [...keyTypes])
    .executeTakeFirst()
  if (!application) throw new BusinessError('01000302')
  const order = await readOrder(read, pkApply)
  const form = JSON.parse(application.payload) as Form
  const found = order ?? (await bearerOf(read, form))
  const isBearer = found.userId === actor.userId
  if (!isBearer && actor.post !== 'DIRECTOR' && application.createdBy !== actor.personId) {
    throw new BusinessError('01000302')
  }
  const receiver = { receiveWay: 'PICKUP', receiverName: '', receiverMobile: '', regionCode: '', address: '' } as const
  const delivery: UkeyDelivery = order?.receiver ?? { ...receiver, ...form }
  const code = demoCodeOf(application.applyNo)
  return {
    pkApply,
    applyNo: application.applyNo,
    bearerName: application.counterpartyName ?? '',
    createdByName: application.createdByName,
    ukeyKind: order?.kind ?? form.ukeyKind ?? 'NEW',
    algorithm: order?.algorithm ?? form.algorithm ?? found.algorithm,
    ukeyStage: shownStage(application.state as ApplicationState, order?.stage),
    receiveWay: delivery.receiveWay,
    receiverName: delivery.receiverName,
    receiverMobile: delivery.receiverMobile,
    receiverAddress: await addressOf(read, delivery),
    expressCompany: order?.expressCompany ?? null,
    expressNo: order?.expressNo ?? null,
    submittedAt: application.submittedAt,
    answeredAt: application.state === 'PENDING_PLATFORM' ? null : application.finishedAt,
    shippedAt: order?.shippedAt ?? null,
    receivedAt: order?.receivedAt ?? null,
    activatedAt: order?.activatedAt ?? null,
    returnReason: await reasonOf(read, pkApply),
    ukeySuffix: (await keyOf(read, pkApply))?.codeSuffix ?? null,
    isBearer,
    subject: { commonName: application.counterpartyName ?? '', organization: actor.corpName },
    triesLeft: MAX_CODE_TRIES - (order?.tries ?? 0),
    // A code of somebody who answered by hand is nobody's to show.
    ...(demo && isBearer && order?.codeHash === codeHashOf(pkApply, code) && { demoCode: code }),
    actions: order ? actionsOn(context, order, application.applyNo, isBearer) : [],
  }
}

const keyOf = (read: Reader, pkApply: string) =>
  read.selectFrom('ukey').select('codeSuffix').where('pkApply', '=', pkApply).executeTakeFirst()

/** What the platform said when it sent it back, or refused it; null: nothing. */
async function reasonOf(read: Reader, pkApply: string): Promise<string | null> {
  const step = await read
    .selectFrom('application_step')
    .select(['decision', 'comment'])
    .where('pkApply', '=', pkApply)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step?.decision === 'RETURN' || step?.decision === 'REJECT' ? step.comment : null
}

/** What can be done now; the other is not shown, because its turn comes, or has passed. */
function actionsOn(
  { language }: QueryContext,
  { stage }: StoredOrder,
  applyNo: string,
  isBearer: boolean,
): UkeyOrder['actions'] {
  const turn = (action: (typeof ukeyOrderActions)[number], event: OrderEvent, refusal?: BusinessError) =>
    refusalOf(() => orderAfter(stage, event, applyNo)) === undefined ? [judged(action, refusal?.text(language))] : []
  return [
    ...turn('RECEIVE', 'RECEIVE'),
    ...turn('ACTIVATE', 'ACTIVATE', isBearer ? undefined : new BusinessError('11000127')),
  ]
}
