import type { DataOf } from '@jinpiao/contract/endpoint'
import { type PurFinanceApplication, type PurFinancePayload, purFinance } from '@jinpiao/contract/purFinance'
import { describes, findPurchaseProblems, maturityOf, purchaseTopic } from '@jinpiao/contract/purFinanceRules'
import { BusinessError } from '../../domain/businessError.ts'
import type { FormBusiness, Judging, Meant, OwnDetail, OwnRow } from '../../flow/business.ts'
import { describedForm } from '../../flow/textCalls.ts'
import { ownFiles, readableFiles } from '../../queries/files.ts'
import { loanBusiness } from '../loanApplication.ts'
import { loanJudges } from '../loanOutcome.ts'
import { endLoan } from '../loanPaid.ts'
import { answerOf } from '../tradeAnswers.ts'
import { readPack } from './pack.ts'
import { repayOf } from './repay.ts'

type Row = OwnRow<PurFinanceApplication>
type Detail = OwnDetail<DataOf<typeof purFinance.get>>

const loan = loanBusiness<PurFinancePayload, Row, Detail>({
  type: 'PUR_FINANCE',
  kind: 'PUR_FINANCE',
  definition: purFinance,
  async problems({ read, actor, today }, payload) {
    const pack = await readPack(read, actor.fkCorp, payload.pkPack)
    return findPurchaseProblems(payload, { today, isPackApproved: pack?.isApproved === true })
  },
  async columns({ read, actor, today }, payload) {
    const pack = await readPack(read, actor.fkCorp, payload.pkPack)
    if (payload.pkPack !== '' && !pack) throw new BusinessError('01000302')
    return {
      promisedDate: maturityOf(payload, today),
      bound: { pack: pack ? { applyNo: pack.applyNo, payloadDigest: pack.payloadDigest } : null },
    }
  },
  files: ({ contractFileIds }) => contractFileIds,
  async answers({ read, actor, language }, { financeMonth, financeDate, pkPack, contractFileIds }) {
    const pack = await readPack(read, actor.fkCorp, pkPack)
    const files = await ownFiles(read, actor.fkCorp, contractFileIds)
    return [
      answerOf('financeMonth', financeMonth, language),
      answerOf('financeDate', financeDate, language),
      answerOf('packName', pack?.packName ?? '', language),
      answerOf('contractFiles', files.map(({ name }) => name).join('、'), language),
    ]
  },
  rows: async (_, applications) =>
    new Map(
      applications.map(({ application, payload: { financeMonth, financeDate } }) => [
        application.pkApply,
        { financeMonth, financeDate: financeDate === '' ? null : financeDate },
      ]),
    ),
  async detail(context, application, { contractFileIds, pkPack }) {
    const { read, actor } = context
    const pack = await readPack(read, actor.fkCorp, pkPack)
    return {
      contractFiles: await readableFiles(read, actor.fkCorp, contractFileIds),
      pack: pack ? { pkApply: pack.pkApply, packNo: pack.applyNo, packName: pack.packName } : null,
      repay: await repayOf(context, application),
    }
  },
  topics: [purchaseTopic],
})

/** PUR_FINANCE (采购融资): a purchaser applies and a director signs; a funder grants it, and a bank pays it at once. */
export const purFinanceBusiness: FormBusiness<PurFinancePayload, Row, Detail> &
  Judging<'PUR_FINANCE', PurFinancePayload> = {
  ...loan,
  /** The addresses by months, amount and day (spec §7): they name the stored form, or describe it. */
  async meant(reading, name, { params, query }): Promise<Meant | undefined> {
    if (name === 'purFinanceKey') return undefined
    const isSame = (payload: string) => describes(params ?? {}, loan.read(payload))
    const pkApply = query?.['ids'] as string | undefined
    return { ids: [await describedForm(reading, { type: 'PUR_FINANCE', pkApply, isSame })], action: 'SUBMIT' }
  },
  judges: loanJudges,
  ended: endLoan('PUR_FINANCE'),
}
