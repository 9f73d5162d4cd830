import { joinParties } from '@jinpiao/contract/parties'
import type { RedeemPayload } from '@jinpiao/contract/redeem'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Columns, Reading } from '../../flow/business.ts'
import { isUsable, readAccount, snapshotOf } from '../../queries/accounts.ts'
import { readPayables } from '../../queries/payables.ts'

export const payloadOf = (payload: string): RedeemPayload => JSON.parse(payload) as RedeemPayload

/** The form in the columns of an application; another enterprise's ticket or account is refused. */
export async function columnsOf({ read, actor }: Reading, payload: RedeemPayload): Promise<Columns> {
  const { fkCredits, payDate, pkAccount } = payload
  const payables = await readPayables(read, actor.fkCorp, fkCredits)
  if (payables.length < fkCredits.length) throw new BusinessError('01000302')
  const account = pkAccount === '' ? null : await ownAccount(read, actor.fkCorp, pkAccount)
  const amountFen = payables.reduce((sum, each) => sum + each.amountFen, 0n)
  const [first] = payables
  const tickets = payables.map(({ pkCredit, creditNo, fkPayee, amountFen: fen }) => ({
    pkCredit,
    creditNo,
    fkPayee,
    fen: String(fen),
  }))
  return {
    payloadDigest: digestOf({ payload, tickets, account }),
    amountFen: amountFen > 0n ? amountFen : null,
    fkCounterparty: first?.fkPayee ?? null,
    counterpartyName:
      first === undefined ? null : joinParties([...new Set(payables.map(({ payeeName }) => payeeName))]),
    promisedDate: payDate || null,
    fkLimit: null,
    contractNo: null,
  }
}

/** The account that pays, as it is signed. One that is no longer proved is kept in a draft: the check says so (I18). */
async function ownAccount(read: Reading['read'], fkCorp: string, pkAccount: string) {
  const account = await readAccount(read, fkCorp, pkAccount)
  if (!account) throw new BusinessError('01000302')
  return isUsable(account) ? snapshotOf(account) : null
}
