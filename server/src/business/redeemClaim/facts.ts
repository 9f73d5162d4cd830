import type { RedeemClaimPayload } from '@jinpiao/contract/redeemClaim'
import type { ClaimFacts } from '@jinpiao/contract/redeemClaimRules'
import type { Touched } from '../../acts/locks.ts'
import type { Reader } from '../../db/database.ts'
import type { Application } from '../../flow/application.ts'
import type { Reading } from '../../flow/business.ts'
import { readTicket } from '../../tickets/tickets.ts'
import { matterOf } from '../receiptMatter.ts'
import { claimNoOf, lineByKey, type StoredLine, takenNoOf } from '../redeemLines.ts'

/** The payment that a form is about; undefined: none is chosen. */
export const lineOf = async (read: Reader, { pkLine }: Pick<RedeemClaimPayload, 'pkLine'>) =>
  pkLine === '' ? undefined : lineByKey(read, pkLine)

/** The same of what has been submitted. */
export async function claimedLine(read: Reader, payload: RedeemClaimPayload): Promise<StoredLine> {
  const line = await lineOf(read, payload)
  if (line === undefined) throw new Error(`Nothing is paid by ${payload.pkLine}`)
  return line
}

/** A confirmed statement redeems the ticket, as the bank's answer to its batch does, and closes the matter of the payee. */
export async function touchedBy(
  read: Reader,
  payload: RedeemClaimPayload,
  application?: Pick<Application, 'pkApply'>,
): Promise<Touched> {
  const line = await lineOf(read, payload)
  if (line === undefined) return {}
  const { fkLimit } = await readTicket(read, line.pkCredit)
  const matter = application && (await matterOf(read, application.pkApply))
  return {
    application: [line.pkApply],
    credit_limit: [fkLimit],
    ticket: [line.pkCredit],
    confirmation: matter ? [matter.pkConfirm] : [],
  }
}

/** What the rules need to know of a statement. @param pkApply what it holds itself is not in its way. */
export async function readClaimFacts(
  { read, actor, today }: Reading,
  payload: RedeemClaimPayload,
  pkApply?: string,
): Promise<ClaimFacts> {
  const line = await lineOf(read, payload)
  if (line === undefined) return { today, line: undefined }
  if (line.fkCorp !== actor.fkCorp) return { today, line: null }
  const { promisedDate } = await readTicket(read, line.pkCredit)
  const isOwn = line.claimedBy !== null && line.claimedBy === pkApply
  const serialOf = await serialUser(read, actor.fkCorp, payload.bankSerial, pkApply)
  return {
    today,
    line: {
      lineState: line.state,
      promisedDate,
      ...(isOwn
        ? { claimNo: null, takenNo: null }
        : { claimNo: await claimNoOf(read, line), takenNo: await takenNoOf(read, line) }),
    },
    ...(serialOf !== undefined && { serialOf }),
  }
}

/** The ticket that was paid, or is stated to be paid, by a serial already: one serial is one payment (T12). */
async function serialUser(read: Reader, fkCorp: string, bankSerial: string, pkApply = ''): Promise<string | undefined> {
  if (bankSerial === '') return undefined
  const paid = await read
    .selectFrom('redeem_line')
    .select('creditNo')
    .where('fkCorp', '=', fkCorp)
    .where('bankSerial', '=', bankSerial)
    .executeTakeFirst()
  if (paid) return paid.creditNo
  const stated = await read
    .selectFrom('redeem_line as l')
    .innerJoin('application as a', 'a.pkApply', 'l.claimedBy')
    .select('l.creditNo')
    .where('a.fkCorp', '=', fkCorp)
    .where('a.mark1', '=', bankSerial)
    .where('l.claim', 'is not', null)
    .where('l.claimedBy', '!=', pkApply)
    .executeTakeFirst()
  return stated?.creditNo
}
