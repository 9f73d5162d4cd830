import type { InstitutionReply } from '@jinpiao/contract/outside'
import type { KeyAlgorithm } from '@jinpiao/contract/states/onboarding'
import { maxLength } from '@jinpiao/contract/terms'
import { UKEY_FEE } from '@jinpiao/contract/ukeyApply'
import type { UkeyDelivery } from '@jinpiao/contract/ukeyDelivery'
import type { UkeyOrderKind } from '@jinpiao/contract/ukeyOrders'
import { decimalToFen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import { lockRow, lockRows } from '../../acts/locks.ts'
import { enqueue } from '../../acts/notify.ts'
import { askOutside, finishTask, type Task } from '../../acts/tasks.ts'
import { tellOfOrder } from '../../acts/ukeyNotices.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { codeHashOf, firstStage, orderAfter, whenMade } from '../../domain/ukeyOrder.ts'
import { bearBill } from '../../fees/bills.ts'
import { type Application, anyApplication } from '../../flow/application.ts'
import { addressOf, readOrder, type StoredOrder } from '../../queries/ukeyOrders.ts'
import { openByUser } from './facts.ts'

/** Whom the fee is owed to. */
const PARTY = '金票平台'

interface Wanted {
  kind: UkeyOrderKind
  userId: string
  algorithm: KeyAlgorithm
  /** The key that counts no more once this one is active. */
  replaces: string | null
  receiver: UkeyDelivery
}

/**
 * A person waits for one key at a time: all applications of the enterprise stand still while one is submitted.
 * @throws {BusinessError} 11000120 another one is in progress: two were submitted at once.
 */
export async function requireOnlyOne({ tx }: Act, { pkApply, fkCorp }: Application, userId: string): Promise<void> {
  await lockRow(tx, 'corp', { pkCorp: fkCorp })
  const openNo = (await openByUser(tx, fkCorp, pkApply)).get(userId)
  if (openNo !== undefined) throw new BusinessError('11000120', openNo)
}

/** The application is approved: the key is made, and costs something. One that is given up is none to make. */
export async function placeOrder(act: Act, application: Application, wanted: Wanted): Promise<void> {
  const { tx, at, facts } = act
  const { pkApply, fkCorp, applyNo } = application
  const { kind, userId, algorithm, replaces, receiver } = wanted
  const stage = firstStage(kind)
  await tx
    .insertInto('ukey_order')
    .values({
      pkApply,
      fkCorp,
      userId,
      kind,
      stage,
      algorithm,
      replaces,
      receiver: JSON.stringify(receiver),
      expressCompany: null,
      expressNo: null,
      codeHash: null,
      shippedAt: null,
      receivedAt: null,
      activatedAt: null,
      createdAt: at,
    })
    .execute()
  facts.push({ action: 'UKEY.ORDER', target: `ukeyOrder:${pkApply}`, after: { applyNo, kind, stage } })
  if (kind === 'UNBIND') return
  const { receiveWay, receiverName, receiverMobile } = receiver
  const delivery = { receiveWay, receiverName, receiverMobile, address: await addressOf(tx, receiver) }
  await askOutside(act, {
    kind: 'UKEY_ORDER',
    institution: 'PLATFORM',
    target: pkApply,
    round: 1,
    fkCorp,
    no: applyNo,
    body: { kind, bearerName: application.counterpartyName ?? '', algorithm, ...delivery },
  })
  await bearBill(act, {
    fkCorp,
    kind: 'UKEY_FEE',
    party: PARTY,
    partyKind: 'PLATFORM',
    amountFen: decimalToFen(UKEY_FEE),
    source: { no: applyNo, pk: pkApply },
    state: 'UNPAID',
  })
}

/** What the platform says of a key that is made. */
const evidence = z.object({
  expressCompany: z.optional(z.string().check(z.minLength(2), z.maxLength(maxLength('expressCompany')))),
  expressNo: z.optional(z.string().check(z.regex(/^[0-9A-Z-]{6,30}$/))),
  activationCode: z.string().check(z.regex(/^[0-9A-Z]{6,12}$/)),
})
type Made = z.output<typeof evidence>

function madeOf({ kind, receiver }: StoredOrder, body: unknown): Made {
  const result = z.safeParse(evidence, body)
  if (!result.success) throw new BusinessError('01000303', result.error.issues.map(({ path }) => path.join('.')).join())
  const isSent = whenMade(kind) === 'SEND' && receiver.receiveWay === 'POST'
  const { expressCompany, expressNo } = result.data
  if (isSent && (expressCompany === undefined || expressNo === undefined)) {
    throw new BusinessError('01000303', 'expressCompany,expressNo')
  }
  return result.data
}

/** The platform has made a key, and sent it; or says why it makes none. */
export async function takeUkeyOrder(act: Act, task: Task, { answer, comment, body }: InstitutionReply): Promise<void> {
  const { tx, at } = act
  await lockRows(act, { application: [task.target] })
  const application = await anyApplication(tx, task.target)
  const order = await readOrder(tx, task.target)
  if (order?.stage !== 'MAKING') throw new BusinessError('99000409')
  await finishTask(act, task)
  const { applyNo, pkApply, counterpartyName } = application
  const bearerName = counterpartyName ?? ''
  if (answer !== 'APPROVE') {
    await change(act, order, { stage: orderAfter(order.stage, 'FAIL', applyNo) })
    await tellOfOrder(act, order, { name: 'UKEY_NOT_MADE', params: [applyNo, bearerName, comment] })
    return
  }
  const made = madeOf(order, body)
  const stage = orderAfter(order.stage, whenMade(order.kind), applyNo)
  await change(act, order, {
    stage,
    expressCompany: made.expressCompany ?? null,
    expressNo: made.expressNo ?? null,
    codeHash: codeHashOf(pkApply, made.activationCode),
    ...(stage === 'SHIPPED' ? { shippedAt: at } : { receivedAt: at }),
  })
  const params = [applyNo, made.activationCode]
  await enqueue(act, 'SMS', { mobile: await mobileFor(act, order), template: 'UKEY_CODE', params })
  await tellOfOrder(act, order, readyNotice(order, made, [applyNo, bearerName]))
}

/** A parcel is on its way, a key can be collected, or the key that is there gets another certificate. */
function readyNotice({ kind }: StoredOrder, { expressCompany, expressNo }: Made, params: readonly string[]) {
  if (whenMade(kind) === 'READY') return { name: 'UKEY_RENEWED', params } as const
  if (expressNo === undefined) return { name: 'UKEY_TO_COLLECT', params } as const
  return { name: 'UKEY_SHIPPED', params: [...params, `${expressCompany} ${expressNo}`] } as const
}

const change = async ({ tx, facts }: Act, order: StoredOrder, next: Partial<StoredOrder>) => {
  const { receiver: _, ...columns } = next
  await tx
    .updateTable('ukey_order')
    .set({ ...columns, version: order.version + 1 })
    .where('pkApply', '=', order.pkApply)
    .execute()
  facts.push({
    action: 'UKEY.STAGE',
    target: `ukeyOrder:${order.pkApply}`,
    before: { stage: order.stage },
    after: { stage: next.stage },
  })
}

/** To whom the code goes: who receives the parcel, else the bearer himself. */
async function mobileFor({ tx }: Act, { receiver, userId }: StoredOrder): Promise<string> {
  if (receiver.receiveWay === 'POST' && receiver.receiverMobile !== '') return receiver.receiverMobile
  const { mobile } = await tx
    .selectFrom('corp_user as u')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .select('p.mobile')
    .where('u.userId', '=', userId)
    .executeTakeFirstOrThrow()
  return mobile
}
