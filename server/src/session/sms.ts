import { createHash, randomInt } from 'node:crypto'
import type { CodeSent } from '@jinpiao/contract/session'
import { addDays } from '@jinpiao/values/days'
import { ulid } from 'ulid'
import type { Database, Writer } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, instantOf, MINUTE_MS, todayOf } from '../domain/clock.ts'
import { NotTaken } from '../outside/notTaken.ts'
import type { SmsGateway } from '../outside/smsGateway.ts'
import type { Place } from './devices.ts'
import { noGateway, notSent, sendFailed } from './sending.ts'

/** Product §3.1: one code a minute, ten a day: of a number, for one purpose, asked for in one place. */
export const SMS_INTERVAL_SECONDS = 60
const SMS_PER_DAY = 10
/** The same from all places where the number's person has never entered: his telephone is not to ring all day. */
const SMS_ELSEWHERE_PER_DAY = 20
export const SMS_VALID_MINUTES = 5
/** A code of six digits must not be guessable by trying. */
const SMS_MAX_TRIES = 5

/** `EMAIL`: of an address, which stands in the place of the number. */
export type SmsScene = 'LOGIN' | 'RESET' | 'REGISTER' | 'MOBILE' | 'EMAIL'

const hashCode = (mobile: string, code: string) => createHash('sha256').update(`${mobile}:${code}`).digest('hex')

/** A code: for whom and what, and who has asked for it where. */
export interface CodeWish {
  mobile: string
  scene: SmsScene
  place: Place
  /** In which it counts (`browserOf`). */
  browser: string
}

/**
 * Sends a code and returns it. Limits count per number, whether anybody is registered with it or not, by purpose and place,
 * so that what a stranger asks for takes nothing from the person; and only what the gateway has taken: while one is on its
 * way its number waits, and no transaction does.
 * @throws {BusinessError} 01000104 too soon, 99000429 too often today, 01000116 nobody sends text messages here, 01000117 the
 * gateway has not taken it; of mail 01000124 and 01000125.
 */
export async function sendCode(
  database: Database,
  clock: Clock,
  gateway: SmsGateway | undefined,
  { mobile, scene, place, browser }: CodeWish,
): Promise<string> {
  const way = scene === 'EMAIL' ? 'mail' : 'text'
  if (gateway === undefined) throw await noGateway(database.read, way)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const pkSms = ulid(clock.now())
  await database.write(async (tx) => {
    await waitForNumber(tx, clock, mobile)
    const today = todayOf(clock)
    const sent = await tx
      .selectFrom('sms_code')
      .select(['createdAt', 'place'])
      .where('mobile', '=', mobile)
      .where('scene', '=', scene)
      .where('uncounted', '=', 0)
      .where('createdAt', '>=', today)
      .where('createdAt', '<', addDays(today, 1))
      .orderBy('createdAt', 'desc')
      .execute()
    const here = sent.filter(({ place: at }) => at === place.at)
    const wait = here[0] ? Date.parse(here[0].createdAt) + SMS_INTERVAL_SECONDS * 1000 - clock.now() : 0
    if (wait > 0) throw new BusinessError('01000104', String(Math.ceil(wait / 1000)))
    const isTooOften = here.length >= SMS_PER_DAY || (!place.isKnown && sent.length >= SMS_ELSEWHERE_PER_DAY)
    if (isTooOften) throw new BusinessError('99000429')
    const row = {
      pkSms,
      mobile,
      scene,
      place: place.at,
      browser,
      codeHash: hashCode(mobile, code),
      createdAt: instantOf(clock),
      expiresAt: instantOf(clock, SMS_VALID_MINUTES * MINUTE_MS),
      usedAt: null,
      tries: 0,
    }
    await tx.insertInto('sms_code').values(row).execute()
  })
  const params = [code, String(SMS_VALID_MINUTES)]
  try {
    await gateway.send({ id: pkSms, mobile, template: 'SMS_CODE', params })
  } catch (error) {
    await database.write((tx) => giveBack(tx, pkSms, error))
    throw await sendFailed(database.read, error, notSent[way].notTaken)
  }
  return code
}

/** The limits forget it. One that may have arrived goes on working; else the code before it is the newest again. */
async function giveBack(tx: Writer, pkSms: string, error: unknown): Promise<void> {
  const mayHaveArrived = error instanceof NotTaken && error.mayHaveArrived
  if (mayHaveArrived) await tx.updateTable('sms_code').set({ uncounted: 1 }).where('pkSms', '=', pkSms).execute()
  else await tx.deleteFrom('sms_code').where('pkSms', '=', pkSms).execute()
}

/** What whoever asked is told; the code itself in a demonstration alone, where there is no telephone. */
export const codeSent = (code: string, isDemo: boolean): CodeSent => ({
  retryAfter: SMS_INTERVAL_SECONDS,
  validMinutes: SMS_VALID_MINUTES,
  ...(isDemo && { demoCode: code }),
})

/** One request per number at a time, until the commit: the codes of others that run are not visible yet. */
async function waitForNumber(tx: Writer, clock: Clock, mobile: string): Promise<void> {
  const expiresAt = instantOf(clock, MINUTE_MS)
  await tx
    .insertInto('nonce')
    .values({ purpose: 'sms', nonce: mobile, subject: null, expiresAt, usedAt: null })
    .onConflict((conflict) => conflict.columns(['purpose', 'nonce']).doUpdateSet({ expiresAt }))
    .execute()
}

/**
 * Whether it is the newest unused code of that number that this browser has asked for. A wrong one counts as a try; a right
 * one is used up unless the person still has to choose an enterprise (`keep`).
 */
export async function takeCode(
  tx: Writer,
  clock: Clock,
  {
    mobile,
    scene,
    browser,
    code,
    keep = false,
  }: Pick<CodeWish, 'mobile' | 'scene' | 'browser'> & { code: string; keep?: boolean },
): Promise<boolean> {
  const newest = await tx
    .selectFrom('sms_code')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('scene', '=', scene)
    .where('browser', '=', browser)
    .orderBy('createdAt', 'desc')
    .forUpdate()
    .executeTakeFirst()
  const now = instantOf(clock)
  if (!newest || newest.usedAt !== null || newest.expiresAt <= now || newest.tries >= SMS_MAX_TRIES) return false
  const right = newest.codeHash === hashCode(mobile, code)
  if (right && keep) return true
  await tx
    .updateTable('sms_code')
    .set(right ? { usedAt: now } : { tries: newest.tries + 1 })
    .where('pkSms', '=', newest.pkSms)
    .execute()
  return right
}
