import type { Actor } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import type { Writer } from '../db/database.ts'
import { instantOf } from '../domain/clock.ts'
import type { TestClock } from './testClock.ts'

/** A key for each of these people, good for a year; by `userId`. */
export async function insertKeys(
  tx: Writer,
  people: readonly Pick<Actor, 'userId' | 'fkCorp' | 'post'>[],
  clock: TestClock,
): Promise<Record<string, string>> {
  const year = 365 * 86_400_000
  const rows = people.map(({ userId, fkCorp, post }) => {
    const pkUkey = newPk()
    const certSerialNo = Buffer.from(pkUkey).toString('hex').toUpperCase()
    return {
      pkUkey,
      userId,
      fkCorp,
      post,
      raType: 'DEMO',
      algorithmType: 'ALG_RSA',
      certSerialNo,
      issuerDn: 'CN=Test',
      codeSuffix: certSerialNo.slice(-4),
      certificate: null,
      issuedAt: instantOf(clock),
      expiresAt: instantOf(clock, year),
      state: 'ACTIVE',
    }
  })
  await tx.insertInto('ukey').values(rows).execute()
  return Object.fromEntries(rows.map(({ userId, pkUkey }) => [userId, pkUkey]))
}
