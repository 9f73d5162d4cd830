import { type UkeyStage, ukeyStages } from '@jinpiao/contract/states/ukey'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { UkeyOrderKind } from '@jinpiao/contract/ukeyOrders'
import { BusinessError } from './businessError.ts'
import { sha256 } from './digest.ts'

/** Stages of an order, which begins when its application is approved. */
export type OrderStage = Extract<UkeyStage, 'MAKING' | 'SHIPPED' | 'RECEIVED' | 'ACTIVE' | 'UNBOUND' | 'ENDED'>

/**
 * `SEND`: a key is made and on its way. `READY`: a certificate can be made for the key that is there. `FAIL`: none is made.
 * `LOCK`: its code was wrong too often.
 */
export type OrderEvent = 'SEND' | 'READY' | 'FAIL' | 'RECEIVE' | 'ACTIVATE' | 'LOCK'

/** What follows what; nothing else happens. */
const next: Readonly<Record<OrderStage, Readonly<Partial<Record<OrderEvent, OrderStage>>>>> = {
  MAKING: { SEND: 'SHIPPED', READY: 'RECEIVED', FAIL: 'ENDED' },
  SHIPPED: { RECEIVE: 'RECEIVED' },
  RECEIVED: { ACTIVATE: 'ACTIVE', LOCK: 'ENDED' },
  ACTIVE: {},
  UNBOUND: {},
  ENDED: {},
}

/** While it is in one of these its bearer waits for a key, and for no second one. */
export const openStages = (Object.keys(next) as OrderStage[]).filter((stage) => Object.keys(next[stage]).length > 0)

/** A key that is given up is given up at once; any other has to be made. */
export const firstStage = (kind: UkeyOrderKind): OrderStage => (kind === 'UNBIND' ? 'UNBOUND' : 'MAKING')

/** A renewal needs no parcel: the key is there, and gets another certificate. */
export const whenMade = (kind: UkeyOrderKind): OrderEvent => (kind === 'RENEW' ? 'READY' : 'SEND')

/** @throws {BusinessError} 11000125 it is not there yet, or is past it. */
export function orderAfter(stage: OrderStage, event: OrderEvent, applyNo: string): OrderStage {
  const after = next[stage][event]
  if (after === undefined) throw new BusinessError('11000125', applyNo, ukeyStages[stage].label)
  return after
}

const before: Partial<Record<ApplicationState, UkeyStage>> = {
  PENDING_PLATFORM: 'REVIEWING',
  RETURNED: 'RETURNED',
  REJECTED: 'REFUSED',
  WITHDRAWN: 'ENDED',
  EXPIRED: 'ENDED',
  CANCELLED: 'ENDED',
}

/** How far the key of an application is: by its own state until it is approved, then by its order; null: a draft. */
export const shownStage = (state: ApplicationState, stage: OrderStage | undefined): UkeyStage | null =>
  stage ?? before[state] ?? null

/** How an activation code is kept: a code of one order opens no other. */
export const codeHashOf = (pkApply: string, code: string): string => sha256(`${pkApply}:${code.toUpperCase()}`)

/** The code of a demonstration, where nobody receives text messages: it can be told from the number. */
export const demoCodeOf = (applyNo: string): string => `DEMO${applyNo.slice(-8)}`
