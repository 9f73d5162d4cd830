import type { RedeemClaimPayload } from '@jinpiao/contract/redeemClaim'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Columns, Reading } from '../../flow/business.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { lineOf } from './facts.ts'

/** What a REDEEM_CLAIM application holds as payload. */
export const payloadOf = (payload: string): RedeemClaimPayload => JSON.parse(payload) as RedeemClaimPayload

/** The form in the columns of an application; another enterprise's payment or file is refused. */
export async function columnsOf({ read, actor }: Reading, payload: RedeemClaimPayload): Promise<Columns> {
  const { pkLine, bankSerial, payDate, fileIds } = payload
  const line = await lineOf(read, payload)
  if (pkLine !== '' && line?.fkCorp !== actor.fkCorp) throw new BusinessError('01000302')
  const files = await requireOwnFiles(read, actor.fkCorp, fileIds)
  const paid = line && {
    pkCredit: line.pkCredit,
    fkPayee: line.fkPayee,
    fen: String(line.amountFen),
    accountNo: line.accountNo,
  }
  return {
    payloadDigest: digestOf({ payload, paid: paid ?? null, files }),
    amountFen: line?.amountFen ?? null,
    fkCounterparty: line?.fkPayee ?? null,
    counterpartyName: line?.payeeName ?? null,
    promisedDate: payDate || null,
    fkLimit: null,
    contractNo: null,
    marks: [bankSerial || null],
  }
}
