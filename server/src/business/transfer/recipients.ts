import type { Recipient, TransferOutput } from '@jinpiao/contract/transfer'
import { recipientRefusal } from '@jinpiao/contract/transferRules'
import { foldName } from '@jinpiao/values/companyName'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { contains } from '../../queries/text.ts'
import { payloadOf } from './payload.ts'

/** So much of a name or code has to be typed: the list is for finding somebody, not for reading who is on the platform. */
const LEAST = 2
const MOST = 50

/**
 * Enterprises that a ticket may be transferred to, by name or credit code; without one, those that this enterprise has
 * transferred to before. It is no list of the caller's own rows, so it has no tenant: what it tells of others is their
 * name, code and whether they are verified.
 */
export async function findRecipients(
  context: QueryContext,
  { keyword = '' }: { keyword?: string | undefined },
): Promise<Recipient[]> {
  const text = foldName(keyword)
  const others = context.read
    .selectFrom('corp as c')
    .select(['c.pkCorp', 'c.corpName', 'c.creditCode', 'c.realnameState', 'c.userType'])
    .where('c.userType', '<>', 'FUNDER')
    .where('c.pkCorp', '<>', context.actor.fkCorp)
  const found =
    text.length < LEAST
      ? others.where('c.pkCorp', 'in', ['', ...(await earlierRecipients(context))])
      : others.where(
          sql<SqlBool>`(${contains(sql.ref('c.corpName'), text)} or ${sql.ref('c.creditCode')} = ${text.toUpperCase()})`,
        )
  const rows = await found.orderBy('c.corpName').limit(MOST).execute()
  const toRow = ({ pkCorp, corpName, creditCode, realnameState, userType }: (typeof rows)[number]): Recipient => {
    const isCore = userType === 'CORE'
    const refusal = recipientRefusal({ corpName, isSelf: false, isIssuer: false, isCore, realnameState })
    const reason = refusal && new BusinessError(refusal.code, ...refusal.values).text(context.language)
    return { pkCorp, corpName, creditCode, blockedReason: reason ?? null }
  }
  return rows.map(toRow)
}

/** Every recipient of the newest transfers; the column of an application's other side names only the first of a split. */
async function earlierRecipients({ read, actor }: QueryContext): Promise<string[]> {
  const rows = await read
    .selectFrom('application')
    .select('payload')
    .where('fkCorp', '=', actor.fkCorp)
    .where('family', '=', 'TRANSFER')
    .orderBy('updatedAt', 'desc')
    .limit(MOST)
    .execute()
  const recipients = rows.flatMap(({ payload }) => payloadOf(payload).outputs.map(({ pkCorp }) => pkCorp))
  return [...new Set(recipients)].filter((pkCorp) => pkCorp !== '').slice(0, MOST)
}

/** Enterprises that the outputs name; a funder is no recipient. */
export const readRecipients = (read: Reader, outputs: readonly TransferOutput[]) =>
  read
    .selectFrom('corp')
    .select(['pkCorp', 'corpName', 'creditCode', 'realnameState', 'userType'])
    .where('pkCorp', 'in', ['', ...outputs.map(({ pkCorp }) => pkCorp)])
    .where('userType', '<>', 'FUNDER')
    .orderBy('pkCorp')
    .execute()
