import type { RealnamePayload } from '@jinpiao/contract/realname'
import type { Act } from '../../acts/command.ts'
import { lockRow } from '../../acts/locks.ts'
import { notify } from '../../acts/notify.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { Transition } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import { openRealname, readCorp } from '../../queries/corps.ts'

/**
 * The state of the enterprise beside that of its application. An enterprise that is verified stays so while another
 * verification is on its way: a renewal stops nothing.
 */
async function setState(act: Act, fkCorp: string, next: string): Promise<void> {
  const { tx, at } = act
  const { realnameState, version } = await readCorp(tx, fkCorp)
  if (realnameState === 'PASSED' || realnameState === next) return
  await tx
    .updateTable('corp')
    .set({ realnameState: next, version: version + 1, updatedAt: at })
    .where('pkCorp', '=', fkCorp)
    .execute()
}

/** @throws {BusinessError} 11000120 another one is with the platform: two were submitted at once. */
export async function beginReview(act: Act, { pkApply, fkCorp }: Application): Promise<void> {
  await lockRow(act.tx, 'corp', { pkCorp: fkCorp })
  const open = await act.tx
    .selectFrom('application')
    .select('applyNo')
    .where('fkCorp', '=', fkCorp)
    .where('family', '=', 'REALNAME')
    .where('state', '=', 'PENDING_PLATFORM')
    .where('pkApply', '<>', pkApply)
    .executeTakeFirst()
  if (open) throw new BusinessError('11000120', open.applyNo)
  await setState(act, fkCorp, 'REVIEWING')
}

/** It goes back, or ends without a proof: the state before, or that it did not pass. */
export async function endReview(
  act: Act,
  { fkCorp }: Application,
  _payload: RealnamePayload,
  { to }: Transition,
): Promise<void> {
  await lockRow(act.tx, 'corp', { pkCorp: fkCorp })
  if (await openRealname(act.tx, fkCorp)) return
  await setState(act, fkCorp, to === 'REJECTED' || (await wasRejected(act, fkCorp)) ? 'REJECTED' : 'NONE')
}

const wasRejected = async ({ tx }: Act, fkCorp: string): Promise<boolean> =>
  (await tx
    .selectFrom('application')
    .select('pkApply')
    .where('fkCorp', '=', fkCorp)
    .where('family', '=', 'REALNAME')
    .where('state', '=', 'REJECTED')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** What the platform has approved is the enterprise's from now on. */
export async function takeOver(
  act: Act,
  { fkCorp, applyNo, pkApply }: Application,
  payload: RealnamePayload,
): Promise<void> {
  const { tx, at, facts } = act
  await lockRow(tx, 'corp', { pkCorp: fkCorp })
  const corp = await readCorp(tx, fkCorp)
  const { legalPersonName, legalIdCode, licenceNo, licenceFrom, licenceTo, isLongTerm, bizAddress } = payload
  const until = isLongTerm ? null : licenceTo
  const next = { legalPersonName, legalIdCode, licenceNo, licenceFrom, licenceTo: until, bizAddress }
  await tx
    .updateTable('corp')
    .set({ ...next, licenceName: corp.corpName, realnameState: 'PASSED', version: corp.version + 1, updatedAt: at })
    .where('pkCorp', '=', fkCorp)
    .execute()
  const before = Object.fromEntries(Object.keys(next).map((name) => [name, corp[name as keyof typeof next]]))
  facts.push({ action: 'CORP.CHANGE', target: `corp:${fkCorp}`, before, after: next })
  await notify(
    act,
    fkCorp,
    { posts: ['OPERATOR', 'DIRECTOR', 'MANAGER'] },
    {
      name: 'REALNAME_PASSED',
      params: [applyNo],
      messageType: 'NOTICE',
      target: `application:${pkApply}`,
    },
  )
}
