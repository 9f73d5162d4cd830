import { idProblems } from '@jinpiao/contract/idProblems'
import { missing, problem } from '@jinpiao/contract/problems'
import type { RoleCode } from '@jinpiao/contract/roles'
import type { Act } from '../acts/command.ts'
import { newPk } from '../acts/keys.ts'
import { lockRow } from '../acts/locks.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError, refuse } from '../domain/businessError.ts'
import { LONG_AGO } from './firstPassword.ts'

/** Whom the platform gets as an administrator, and how the enterprise is called that runs it. */
export interface NewAdministrator {
  corpName: string
  /** Of the enterprise. */
  creditCode: string
  personName: string
  mobile: string
  idCode: string
}

const MANAGER = 'ROLE_CORP_MANAGER' satisfies RoleCode
/** No password fits it. */
const NO_PASSWORD = ''

/**
 * Makes somebody an administrator of the enterprise that runs the platform, and that enterprise where it is not there yet: the
 * one who comes in without being let in by somebody else. A person who is known keeps name and password.
 * @returns `hasPassword` of whoever needs no link to sign in.
 * @throws {BusinessError} what is wrong with the ID card; 02000108 another enterprise has this name, 02000104 the number is somebody else's, 02000103 he is one already.
 */
export async function addAdministrator(
  act: Act,
  wish: NewAdministrator,
): Promise<{ personId: string; hasPassword: boolean }> {
  const { tx, at, today, facts } = act
  const { personName, mobile, idCode } = wish
  refuse([
    ...(personName === '' ? [missing('personName', 'personName')] : []),
    ...idProblems('idCode', 'idCode', idCode, today),
  ])
  const fkCorp = await operatorCorp(act, wish)
  await lockRow(tx, 'corp', { pkCorp: fkCorp })
  const person = await tx.selectFrom('person').selectAll().where('mobile', '=', mobile).executeTakeFirst()
  const card = await tx.selectFrom('person').select('mobile').where('idCode', '=', idCode).executeTakeFirst()
  const isOther = person !== undefined && (person.personName !== personName || person.idCode !== idCode)
  refuse([isOther || (card !== undefined && card.mobile !== mobile) ? problem('idCode', '02000104') : undefined])
  refuse([(await administratorOf(tx, wish.creditCode, mobile)) ? problem('mobile', '02000103') : undefined])
  const personId = person?.personId ?? newPk()
  if (person === undefined) {
    const row = { personId, personName, mobile, idCode, passwordHash: NO_PASSWORD, pwdChangedAt: LONG_AGO }
    await tx.insertInto('person').values(row).execute()
  }
  const user = await tx
    .selectFrom('corp_user')
    .select('userId')
    .where('fkCorp', '=', fkCorp)
    .where('personId', '=', personId)
    .executeTakeFirst()
  const userId = user?.userId ?? newPk()
  if (user === undefined) await tx.insertInto('corp_user').values({ userId, fkCorp, personId, createdAt: at }).execute()
  else await tx.updateTable('corp_user').set({ state: 'ACTIVE' }).where('userId', '=', userId).execute()
  const { pkRole } = await tx
    .selectFrom('role')
    .select('pkRole')
    .where('roleCode', '=', MANAGER)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('corp_user_role')
    .values({ userId, pkRole })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  facts.push({ action: 'OPERATOR.ADMINISTRATOR', target: `user:${userId}`, after: { personName }, alsoFor: fkCorp })
  return { personId, hasPassword: person !== undefined && person.passwordHash !== NO_PASSWORD }
}

/** It has no pages of business, as a funder has none: its people are administrators. */
async function operatorCorp({ tx, at }: Act, { creditCode, corpName }: NewAdministrator): Promise<string> {
  const found = await tx.selectFrom('corp').select('pkCorp').where('creditCode', '=', creditCode).executeTakeFirst()
  if (found !== undefined) return found.pkCorp
  refuse([corpName === '' ? missing('corpName', 'corpName') : undefined])
  const pkCorp = newPk()
  const row = { pkCorp, corpName, creditCode, userType: 'FUNDER', scale: '大型', createdAt: at, updatedAt: at }
  await tx
    .insertInto('corp')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Two who open the platform at once open one: whoever comes second waits above, and finds it.
  const own = await tx.selectFrom('corp').select('pkCorp').where('creditCode', '=', creditCode).executeTakeFirst()
  if (own !== undefined) return own.pkCorp
  throw new BusinessError('02000108')
}

/** Whoever is an administrator of this enterprise by this number, with where he is one. */
export const administratorOf = (read: Reader, creditCode: string, mobile: string) =>
  read
    .selectFrom('corp_user as u')
    .innerJoin('corp as c', 'c.pkCorp', 'u.fkCorp')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .innerJoin('corp_user_role as ur', 'ur.userId', 'u.userId')
    .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
    .selectAll('p')
    .select('u.fkCorp')
    .where('c.creditCode', '=', creditCode)
    .where('p.mobile', '=', mobile)
    .where('r.roleCode', '=', MANAGER)
    .where('u.state', '=', 'ACTIVE')
    .executeTakeFirst()
