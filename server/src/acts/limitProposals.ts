import type { LimitWish } from '@jinpiao/contract/limitActs'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { canonicalJson } from '../domain/digest.ts'
import type { Act } from './command.ts'
import { changeLimit, type Funder } from './grantedLimits.ts'
import { newPk } from './keys.ts'

/** A funder without a system of its own has its limits changed by two persons of the platform: one proposes, one decides. */

/** @throws {BusinessError} 05000109 no funder has this credit code. */
export async function funderOf({ tx }: { tx: Reader }, creditCode: string): Promise<Funder> {
  const found = await tx
    .selectFrom('corp')
    .select(['pkCorp', 'corpName'])
    .where('creditCode', '=', creditCode)
    .where('userType', '=', 'FUNDER')
    .executeTakeFirst()
  if (found === undefined) throw new BusinessError('05000109', creditCode).at('funder')
  return found
}

export async function proposeLimit(act: Act, creditCode: string, wish: LimitWish): Promise<{ pkProposal: string }> {
  const { tx, at, actor, facts } = act
  const funder = await funderOf(act, creditCode)
  const pkProposal = newPk()
  const by = { proposedBy: actor.personId, proposedByName: actor.personName, proposedAt: at }
  const row = { pkProposal, fkFunder: funder.pkCorp, wish: canonicalJson(wish), state: 'OPEN', ...by }
  await tx.insertInto('limit_proposal').values(row).execute()
  facts.push({ action: 'LIMIT.PROPOSE', target: `limitProposal:${pkProposal}`, after: { wish, creditCode } })
  return { pkProposal }
}

/**
 * The second person's word. What was proposed is judged now, as it stands: also whether the first one may still propose.
 * @throws {BusinessError} 01000302 there is none such, 99000409 somebody has decided, 01000201 it is his own, 05000120 the
 * first one is no administrator of the platform any more.
 */
export async function decideProposal(
  act: Act,
  pkProposal: string,
  { answer, comment }: { answer: 'APPROVE' | 'REJECT'; comment: string },
): Promise<{ pkLimit: string | null }> {
  const { tx, at, actor, facts } = act
  const proposal = await tx
    .selectFrom('limit_proposal as l')
    .innerJoin('corp as c', 'c.pkCorp', 'l.fkFunder')
    .selectAll('l')
    .select('c.corpName')
    .where('l.pkProposal', '=', pkProposal)
    .forUpdate('l')
    .executeTakeFirst()
  if (proposal === undefined) throw new BusinessError('01000302')
  if (proposal.state !== 'OPEN') throw new BusinessError('99000409')
  if (proposal.proposedBy === actor.personId) throw new BusinessError('01000201')
  const isApproved = answer === 'APPROVE'
  if (isApproved && !(await isManager(tx, actor.fkCorp, proposal.proposedBy)))
    throw new BusinessError('05000120', proposal.proposedByName)
  const funder = { pkCorp: proposal.fkFunder, corpName: proposal.corpName }
  const pkLimit = isApproved ? (await changeLimit(act, funder, JSON.parse(proposal.wish) as LimitWish)).pkLimit : null
  const by = { decidedBy: actor.personId, decidedByName: actor.personName, decidedAt: at }
  await tx
    .updateTable('limit_proposal')
    .set({ state: isApproved ? 'APPROVED' : 'REJECTED', comment, pkLimit, ...by })
    .where('pkProposal', '=', pkProposal)
    .execute()
  const target = `limitProposal:${pkProposal}`
  facts.push({ action: `LIMIT.PROPOSAL_${answer}`, target, after: { comment, pkLimit, by: proposal.proposedByName } })
  return { pkLimit }
}

/** Whether he is an administrator of the enterprise, now. */
async function isManager(read: Reader, fkCorp: string, personId: string): Promise<boolean> {
  const found = await read
    .selectFrom('corp_user as u')
    .innerJoin('corp_user_role as ur', 'ur.userId', 'u.userId')
    .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
    .select('u.userId')
    .where('u.fkCorp', '=', fkCorp)
    .where('u.personId', '=', personId)
    .where('u.state', '=', 'ACTIVE')
    .where('r.post', '=', 'MANAGER')
    .executeTakeFirst()
  return found !== undefined
}
