import type { RoleCode } from '@jinpiao/contract/roles'
import type { UkeyApplyPayload } from '@jinpiao/contract/ukeyApply'
import type { UkeyChangePayload } from '@jinpiao/contract/ukeyChange'
import { newPk } from '../acts/keys.ts'
import { businesses } from '../business/all.ts'
import { ukeyApplyBusiness } from '../business/ukey/apply.ts'
import { ukeyChangeBusiness } from '../business/ukey/change.ts'
import { instantOf } from '../domain/clock.ts'
import { demoCodeOf } from '../domain/ukeyOrder.ts'
import { actsOf } from '../flow/acts.ts'
import { receiveUkey } from '../session/ukeyOrders.ts'
import { contextOf, type Scene, type Stage, succeeded } from './actors.ts'
import { userKey } from './install.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { playReply } from './playReply.ts'

const applies = actsOf(businesses, ukeyApplyBusiness)
const changes = actsOf(businesses, ukeyChangeBusiness)

type Who = readonly [person: string, corp: string, role: RoleCode]
const director: Who = ['CD', 'huayue', 'ROLE_CORE_DIRECTOR']

const userOf = ({ installed }: Stage, person: string, corp: string): string =>
  installed.users.get(userKey(person, corp))?.userId ?? ''

const delivery = {
  receiveWay: 'POST',
  receiverName: '林知远',
  regionCode: '420103',
  address: '发展大道 168 号华岳重工办公楼 12 层',
} as const

/** Fills in and submits an application, an hour apart. */
async function submitted(
  stage: Stage,
  at: number,
  who: Who,
  acts: typeof applies,
  line: UkeyApplyPayload | UkeyChangePayload,
): Promise<string> {
  await stage.at(at)
  const context = contextOf(stage, ...who)
  const { saved } = await acts.save(context, { lines: [line as UkeyApplyPayload & UkeyChangePayload] })
  await stage.at(at + HOUR_MS)
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  succeeded((await acts.submit({ ...context, requestId: newPk() }, { pkApplys })).results)
  return pkApplys[0] ?? ''
}

const keyOf = (stage: Stage, userId: string) =>
  stage.database.read
    .selectFrom('ukey')
    .select('pkUkey')
    .where('userId', '=', userId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()

const applied = (stage: Stage, at: number, who: Who, bearer: string, receiverMobile = '13800000100') => {
  const userId = userOf(stage, bearer, who[1])
  return submitted(stage, at, who, applies, { userId, algorithm: 'ALG_RSA', ...delivery, receiverMobile })
}

/** The platform approves it, and a day later the key is made. */
async function made(stage: Stage, at: number, pkApply: string, sent: object): Promise<void> {
  await stage.at(at)
  await playReply(stage, pkApply, { answer: 'APPROVE' })
  await stage.at(at + 24 * HOUR_MS)
  const { applyNo } = await stage.database.read
    .selectFrom('application')
    .select('applyNo')
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  await playReply(stage, pkApply, { answer: 'APPROVE', body: { ...sent, activationCode: demoCodeOf(applyNo) } })
}

/** A number as long as couriers have them. */
const parcel = { expressCompany: '顺丰速运', expressNo: 'SF202611210000000168' }

/** Keys that are applied for, in each of their stages. */
export const ukeyOrderScenes: readonly Scene[] = [
  // The platform looks at it, and never answers: the receiver's mobile number ends in 3.
  async (stage, now) => {
    await applied(stage, daysAgo(now, 1) - HOUR_MS, ['SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR'], 'SO', '13800000403')
  },
  // To be corrected.
  async (stage, now) => {
    const pkApply = await applied(stage, daysAgo(now, 6), director, 'CF')
    await stage.at(daysAgo(now, 5))
    await playReply(stage, pkApply, { answer: 'RETURN', comment: '收件地址不完整，请补充门牌号' })
  },
  // On its way to somebody who has none yet.
  async (stage, now) => {
    const pkApply = await applied(stage, daysAgo(now, 5), director, 'CO2')
    await made(stage, daysAgo(now, 4), pkApply, parcel)
  },
  // A renewal that its bearer has not activated.
  async (stage, now) => {
    const bearer: Who = ['CO3', 'huayue', 'ROLE_CORE_OPERATOR']
    await stage.at(daysAgo(now, 5))
    const { pkUkey } = await keyOf(stage, userOf(stage, 'CO3', 'huayue'))
    const pkApply = await submitted(stage, daysAgo(now, 5), bearer, changes, {
      ukeyKind: 'RENEW',
      pkUkey,
      ukeyReason: '证书已过期',
      authorisationFileIds: [],
      receiveWay: 'PICKUP',
      receiverName: '',
      receiverMobile: '',
      regionCode: '',
      address: '',
    })
    await made(stage, daysAgo(now, 4), pkApply, {})
  },
  // One that is in use.
  async (stage, now) => {
    const pkApply = await applied(stage, daysAgo(now, 40), ['ZD', 'zhongze', 'ROLE_CORE_DIRECTOR'], 'ZO')
    await made(stage, daysAgo(now, 39), pkApply, parcel)
    await stage.at(daysAgo(now, 36))
    const bearer = contextOf(stage, 'ZO', 'zhongze', 'ROLE_CORE_OPERATOR')
    await receiveUkey(bearer, { pkApply })
    await activated(stage, pkApply, bearer.actor.userId)
  },
]

/** The key that he has is the one that was ordered: his history is signed with it, so no other takes its place. */
async function activated(stage: Stage, pkApply: string, userId: string): Promise<void> {
  const { pkUkey } = await keyOf(stage, userId)
  const activatedAt = instantOf(stage.clock)
  await stage.database.write(async (tx) => {
    await tx.updateTable('ukey').set({ pkApply }).where('pkUkey', '=', pkUkey).execute()
    await tx
      .updateTable('ukey_order')
      .set({ stage: 'ACTIVE', activatedAt, version: 3 })
      .where('pkApply', '=', pkApply)
      .execute()
  })
}
