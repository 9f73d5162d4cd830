import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import { maturityOf, monthsOf } from '@jinpiao/contract/loanDrawRules'
import { fenOf } from '@jinpiao/contract/problems'
import { keptAmount } from '../../domain/amount.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Columns, Reading } from '../../flow/business.ts'
import { type Agreement, findAgreement } from '../../loans/agreements.ts'
import { isUsable, readAccount, snapshotOf } from '../../queries/accounts.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { drawTrial } from './trial.ts'

/** What a LOAN_DRAW application holds as payload. */
export const payloadOf = (payload: string): LoanDrawPayload => JSON.parse(payload) as LoanDrawPayload

/** The line that a draw names, whatever its state; undefined where the enterprise has none such. */
export async function ownLine(
  { read, actor }: Pick<Reading, 'read' | 'actor'>,
  pkAgreement: string,
): Promise<Agreement | undefined> {
  const found = pkAgreement === '' ? undefined : await findAgreement(read, { pkAgreement })
  return found?.fkCorp === actor.fkCorp && found.product === 'SELF_LOAN' ? found : undefined
}

/** The form in the columns of an application; another enterprise's line, account or file is refused. */
export async function columnsOf(reading: Reading, payload: LoanDrawPayload): Promise<Columns> {
  const { read, actor, today } = reading
  const { pkAgreement, pkAccount, months, amount } = payload
  const line = await ownLine(reading, pkAgreement)
  if (pkAgreement !== '' && !line) throw new BusinessError('01000302')
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  if (pkAccount !== '' && !account) throw new BusinessError('01000302')
  const files = await requireOwnFiles(read, actor.fkCorp, payload.contractFileIds)
  keptAmount(amount)
  const trial = line && drawTrial(line, payload, today)
  const count = line && monthsOf(months, line.monthsMax)
  return {
    payloadDigest: digestOf({
      payload,
      agreementNo: line?.agreementNo ?? null,
      rateBp: line?.rateBp ?? null,
      // The plan as of the submission; the day of the payment decides.
      interest: trial ? String(trial.interest) : null,
      // One that is no longer proved is kept in a draft: the check says so (I18).
      account: account && isUsable(account) ? snapshotOf(account) : null,
      files,
    }),
    amountFen: fenOf(amount) ?? null,
    fkCounterparty: line?.fkFunder ?? null,
    counterpartyName: line?.funderName ?? null,
    promisedDate: count === undefined ? null : maturityOf(today, count),
    fkLimit: null,
    contractNo: null,
  }
}
