import { typed } from '@jinpiao/contract/fields'
import type { KeyAlgorithm } from '@jinpiao/contract/states/onboarding'
import { UKEY_FEE } from '@jinpiao/contract/ukeyApply'
import type { UkeyDelivery } from '@jinpiao/contract/ukeyDelivery'
import type { UkeyOrderKind } from '@jinpiao/contract/ukeyOrders'
import { decimalToFen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import { enqueue } from '../../acts/enqueue.ts'
import type { ProofOf } from '../../acts/evidence.ts'
import { lockRow, lockRows } from '../../acts/locks.ts'
import { own } from '../../acts/said.ts'
import { askOutside, finishTask } from '../../acts/tasks.ts'
import { tellOfOrder } from '../../acts/ukeyNotices.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { codeHashOf, firstStage, orderAfter, whenMade } from '../../domain/ukeyOrder.ts'
import { bearBill } from '../../fees/bills.ts'
import { type Application, anyApplication } from '../../flow/application.ts'
import type { TaskHandler } from '../../flow/taskHandler.ts'
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
const made = { activationCode: own(z.string().check(z.regex(/^[0-9A-Z]{6,12}$/))) }
/** The same of one that is sent. */
const sent = {
  expressCompany: own(typed('expressCompany').check(z.minLength(2))),
  expressNo: own(z.string().check(z.regex(/^[0-9A-Z-]{6,30}$/))),
  ...made,
}
type Made = ProofOf<typeof made> & Partial<ProofOf<typeof sent>>

interface Ordered {
  application: Application
  order: StoredOrder
}

/** The platform has made a key, and sent it; or says why it makes none. */
export const ukeyOrder: TaskHandler<Ordered> = {
  async open(act, { target }) {
    await lockRows(act, { application: [target] })
    const application = await anyApplication(act.tx, target)
    const order = await readOrder(act.tx, target)
    if (order?.stage !== 'MAKING') throw new BusinessError('99000409')
    return { application, order }
  },
  judge({ order: { kind, receiver } }) {
    const isSent = whenMade(kind) === 'SEND' && receiver.receiveWay === 'POST'
    return { APPROVE: isSent ? sent : made }
  },
  async take(act, task, { application, order }, { answer, comment, proof }) {
    await finishTask(act, task)
    if (answer === 'APPROVE') return keepMade(act, application, order, proof as Made)
    const { applyNo, counterpartyName } = application
    await change(act, order, { stage: orderAfter(order.stage, 'FAIL', applyNo) })
    await tellOfOrder(act, order, { name: 'UKEY_NOT_MADE', params: [applyNo, counterpartyName ?? '', comment] })
  },
}

async function keepMade(act: Act, application: Application, order: StoredOrder, made: Made): Promise<void> {
  const { at } = act
  const { applyNo, pkApply, counterpartyName } = application
  const bearerName = counterpartyName ?? ''
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
