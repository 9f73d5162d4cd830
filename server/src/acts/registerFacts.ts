import type { RegisterFacts } from '@jinpiao/contract/registerRules'
import type { Reader } from '../db/database.ts'

/** What is known of who registers: nothing of it but his own things is ever told. */
export async function readRegisterFacts(
  read: Reader,
  mobile: string,
  asked: { creditCode: string; inviteCode: string; personName: string; idCode: string },
): Promise<Required<Pick<RegisterFacts, 'isKnown' | 'isOther' | 'isOwn' | 'pendingNo' | 'isInvited'>>> {
  const { creditCode, inviteCode, personName, idCode } = asked
  const person = await read.selectFrom('person').selectAll().where('mobile', '=', mobile).executeTakeFirst()
  return {
    isKnown: person !== undefined,
    isOther: person !== undefined && (person.personName !== personName || person.idCode !== idCode),
    ...(await ownRegistrations(read, mobile, creditCode)),
    isInvited: (await openInvitation(read, inviteCode))?.creditCode === creditCode,
  }
}

/** Whether the number is a user of this enterprise, and which registration of it the number has sent itself. */
export async function ownRegistrations(read: Reader, mobile: string, creditCode: string) {
  const own = await read
    .selectFrom('corp_user as u')
    .innerJoin('corp as c', 'c.pkCorp', 'u.fkCorp')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .select('u.userId')
    .where('p.mobile', '=', mobile)
    .where('c.creditCode', '=', creditCode)
    .where('u.state', '=', 'ACTIVE')
    .executeTakeFirst()
  const pending = await read
    .selectFrom('register')
    .select('registerNo')
    .where('mobile', '=', mobile)
    .where('creditCode', '=', creditCode)
    .where('state', '=', 'SUBMITTED')
    .executeTakeFirst()
  return { isOwn: own !== undefined, pendingNo: pending?.registerNo ?? null }
}

/** Whom an invitation is for; undefined: there is none such, or it has been used. */
export async function openInvitation(read: Reader, inviteCode: string) {
  if (inviteCode === '') return undefined
  const listed = await read
    .selectFrom('white_list')
    .select(['corpName', 'creditCode', 'coreName', 'contactName'])
    .where('inviteCode', '=', inviteCode)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (listed) return listed
  return read
    .selectFrom('supplier as s')
    .innerJoin('corp as c', 'c.pkCorp', 's.fkCorp')
    .select(['s.corpName', 's.creditCode', 'c.corpName as coreName', 's.contactName'])
    .where('s.inviteCode', '=', inviteCode)
    .where('s.state', '=', 'INVITED')
    .where('s.fkSupplierCorp', 'is', null)
    .executeTakeFirst()
}
