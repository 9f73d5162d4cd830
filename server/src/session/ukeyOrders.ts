import type { DataOf } from '@jinpiao/contract/endpoint'
import { ukeyPages } from '@jinpiao/contract/permissions/ukey'
import { type activateUkey as activation, MAX_CODE_TRIES, receiveUkey as receipt } from '@jinpiao/contract/ukeyOrders'
import { validationWords } from '@jinpiao/contract/validationWords'
import { algorithmOfRequest } from '@jinpiao/ukey/csr'
import { type Act, runCommand } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { lockRow, lockRows } from '../acts/locks.ts'
import { tellOfOrder } from '../acts/ukeyNotices.ts'
import { BusinessError } from '../domain/businessError.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { codeHashOf, type OrderEvent, orderAfter } from '../domain/ukeyOrder.ts'
import type { CertificateAuthority } from '../outside/certificateAuthority.ts'
import { readOrder, type StoredOrder } from '../queries/ukeyOrders.ts'
import { bindCertificate, CERTIFICATE_DAYS } from './ukeyBinding.ts'

interface Key {
  pkApply: string
}
type Numbered = StoredOrder & { applyNo: string; bearerName: string }

/** @throws {BusinessError} 01000302 the enterprise has none such, or it is not the caller's to see. */
async function ownOrder(
  read: Act['tx'] | CommandContext['database']['read'],
  { fkCorp, userId, post }: Pick<CommandContext['actor'], 'fkCorp' | 'userId' | 'post'>,
  pkApply: string,
): Promise<Numbered> {
  const order = await readOrder(read, pkApply)
  const isSeen = order?.fkCorp === fkCorp && (order.userId === userId || post === 'DIRECTOR')
  if (order === undefined || !isSeen) throw new BusinessError('01000302')
  const { applyNo, counterpartyName } = await read
    .selectFrom('application')
    .select(['applyNo', 'counterpartyName'])
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  return { ...order, applyNo, bearerName: counterpartyName ?? '' }
}

/** Moves an order on. @throws {BusinessError} 11000125 that is not its turn. */
async function goOn(
  { tx, facts }: Act,
  { pkApply, stage, applyNo, version }: Numbered,
  event: OrderEvent,
  next: Partial<Pick<StoredOrder, 'receivedAt' | 'activatedAt' | 'tries'>>,
): Promise<void> {
  const after = orderAfter(stage, event, applyNo)
  await tx
    .updateTable('ukey_order')
    .set({ ...next, stage: after, version: version + 1 })
    .where('pkApply', '=', pkApply)
    .execute()
  facts.push({ action: 'UKEY.STAGE', target: `ukeyOrder:${pkApply}`, before: { stage }, after: { stage: after } })
}

/** 确认收货: the key has come. By its bearer, or by a director who hands it on. */
export const receiveUkey = (context: CommandContext, { pkApply }: Key): Promise<DataOf<typeof receipt>> =>
  runCommand(context, { name: 'UKEY.RECEIVE', permission: ukeyPages }, { pkApply }, async (act) => {
    await lockRows(act, { application: [pkApply] })
    await goOn(act, await ownOrder(act.tx, act.actor, pkApply), 'RECEIVE', { receivedAt: act.at })
    return {}
  })

interface Request extends Key {
  csr: string
  activationCode: string
}
type Activated = DataOf<typeof activation>

/**
 * The bearer makes his key count: with the code that came by text message a certificate is made for the key in his token.
 * The subject is ours, whatever the request says. A wrong code is counted, whatever else is refused.
 * @throws {BusinessError} 11000121, 11000126 the code; 11000122 the algorithm; 11000124 no authority; 11000125 not its turn;
 * 11000127 somebody else's key; 01000303 no request that its own key has signed.
 */
export async function activateUkey(
  context: CommandContext,
  { pkApply, csr, activationCode }: Request,
  authority: CertificateAuthority | undefined,
): Promise<Activated> {
  if (authority === undefined) throw new BusinessError('11000124')
  const definition = { name: 'UKEY.ACTIVATE', permission: ukeyPages }
  // Asked for before the transaction, which no authority keeps waiting. An unused certificate is nobody's key.
  const certificate = await certificateFor(context, { pkApply, csr, activationCode }, authority)
  const answer = await runCommand(context, definition, { pkApply, csr, activationCode }, async (act) => {
    await lockRows(act, { application: [pkApply] })
    const order = await ownOrder(act.tx, act.actor, pkApply)
    requireTurn(order, act.actor.userId)
    if (!isRight(order, activationCode)) return { left: await countTry(act, order) }
    requireAlgorithm(order, csr)
    if (certificate === undefined) throw new BusinessError('99000409')
    await lockRow(act.tx, 'corp', { pkCorp: order.fkCorp })
    await goOn(act, order, 'ACTIVATE', { activatedAt: act.at })
    const bound = await bindCertificate(act, order, certificate, {
      raType: authority.raType,
      digest: authority.digest,
      pkApply,
    })
    const params = [order.applyNo, order.bearerName, bound.codeSuffix]
    await tellOfOrder(act, order, { name: 'UKEY_ACTIVE', params })
    return { certificate, certSerialNo: bound.certSerialNo, ukeySuffix: bound.codeSuffix }
  })
  if (!('left' in answer)) return answer
  if (answer.left <= 0) throw new BusinessError('11000126').at('activationCode')
  throw new BusinessError('11000121', String(answer.left)).at('activationCode')
}

const isRight = ({ pkApply, codeHash }: StoredOrder, code: string) => codeHash === codeHashOf(pkApply, code)

/** @throws {BusinessError} 11000127, 11000126, 11000125 */
function requireTurn({ userId, tries, stage, applyNo }: Numbered, caller: string): void {
  if (userId !== caller) throw new BusinessError('11000127')
  if (tries >= MAX_CODE_TRIES) throw new BusinessError('11000126').at('activationCode')
  orderAfter(stage, 'ACTIVATE', applyNo)
}

/** @throws {BusinessError} 11000122 */
function requireAlgorithm({ algorithm }: StoredOrder, csr: string): void {
  const found = algorithmOfRequest(csr)
  if (found === undefined) throw new BusinessError('01000303', validationWords.stalePage)
  if (found !== algorithm) throw new BusinessError('11000122')
}

/** @returns how many tries are left; none: the order has ended, and another key is to be applied for. */
async function countTry(act: Act, order: Numbered): Promise<number> {
  const tries = order.tries + 1
  const left = MAX_CODE_TRIES - tries
  if (left <= 0) await goOn(act, order, 'LOCK', { tries })
  else await act.tx.updateTable('ukey_order').set({ tries }).where('pkApply', '=', order.pkApply).execute()
  act.facts.push({ action: 'UKEY.CODE', target: `ukeyOrder:${order.pkApply}`, after: { triesLeft: left } })
  return left
}

/** @returns undefined where the request is refused: the command says why, and an earlier answer is given again. */
async function certificateFor(
  { database, clock, wall = clock, actor }: CommandContext,
  { pkApply, csr, activationCode }: Request,
  authority: CertificateAuthority,
): Promise<string | undefined> {
  const order = await ownOrder(database.read, actor, pkApply)
  const mayHave = order.userId === actor.userId && order.stage === 'RECEIVED' && isRight(order, activationCode)
  if (!mayHave || algorithmOfRequest(csr) !== order.algorithm) return undefined
  const subject = { commonName: actor.personName, organization: actor.corpName }
  // A minute back: the browser's clock may be behind ours.
  const notBefore = new Date(wall.now() - MINUTE_MS)
  try {
    return await authority.issue(csr, { subject, days: CERTIFICATE_DAYS, notBefore })
  } catch {
    throw new BusinessError('01000303', validationWords.stalePage)
  }
}
