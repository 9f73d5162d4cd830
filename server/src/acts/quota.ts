import type { Words } from '@jinpiao/contract/words'
import type { Day } from '@jinpiao/values/days'
import { sql } from 'kysely'
import type { Reader, Writer } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'

/**
 * Most of what is kept without anybody having approved it, per day. Far above a day's work, a whole batch of 200 lines with
 * 50 invoices each included: it keeps one client that has gone wrong from filling the database or the disk.
 */
export const quotas = {
  /** Applications that an enterprise saves. */
  draft: { max: 5000, name: ['保存草稿', 'Drafts'] },
  /** Files of an enterprise, and their megabytes; what has been deleted again counts. */
  upload: { max: 20_000, name: ['上传文件', 'Files'] },
  uploadMb: { max: 20_000, name: ['上传文件（MB）', 'Files in MB'] },
  /** Of a proved mobile number: files of a registration, registrations, applications for the white list. */
  registerFile: { max: 20, name: ['上传注册材料', 'Files of a registration'] },
  register: { max: 3, name: ['提交注册', 'Registrations'] },
  /** Credit codes of which it asks what the register of companies says. */
  registerLookup: { max: 50, name: ['查询企业', 'Companies looked up'] },
  whiteList: { max: 3, name: ['申请白名单', 'Applications for the white list'] },
  /** Codes that a person has sent to numbers while he changes his own. */
  ownSms: { max: 20, name: ['发送验证码', 'Codes'] },
  /** Credit codes that an enterprise looks up before it adds a supplier. */
  supplierLookup: { max: 500, name: ['查询企业', 'Companies looked up'] },
  /** Events of usage that a person's browsers send. */
  analytics: { max: 20_000, name: ['使用情况', 'Usage'] },
  /** Texts that are assembled for a person to sign. */
  signRequest: { max: 5000, name: ['签名', 'Signatures'] },
} as const satisfies Record<string, { max: number; name: Words }>
export type Quota = keyof typeof quotas

const PREFIX = 'quota:'

/**
 * Takes something from the quota of an enterprise or a person for the day.
 * @throws {BusinessError} 10000109 nothing is left until tomorrow.
 */
export async function spend(tx: Writer, day: Day, quota: Quota, whose: string, count = 1): Promise<void> {
  const { last } = await tx
    .insertInto('counter')
    .values({ name: `${PREFIX}${quota}:${whose}:${day}`, last: count })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`counter.last + ${sql.lit(count)}` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const { max, name } = quotas[quota]
  if (last > max) throw new BusinessError('10000109', name, String(max))
}

/**
 * Looks without taking: what costs something before the act is not begun for nothing.
 * @throws {BusinessError} 10000109 nothing is left until tomorrow.
 */
export async function requireLeft(read: Reader, day: Day, quota: Quota, whose: string): Promise<void> {
  const name = `${PREFIX}${quota}:${whose}:${day}`
  const row = await read.selectFrom('counter').select('last').where('name', '=', name).executeTakeFirst()
  const { max, name: what } = quotas[quota]
  if ((row?.last ?? 0) >= max) throw new BusinessError('10000109', what, String(max))
}

/** Removes the counts of other days. */
export async function forgetQuotas(tx: Writer, today: Day): Promise<void> {
  await tx.deleteFrom('counter').where('name', 'like', `${PREFIX}%`).where('name', 'not like', `%:${today}`).execute()
}
