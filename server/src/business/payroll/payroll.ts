import { findPayrollProblems, wagesFen } from '@jinpiao/contract/payrollRules'
import { termOf } from '@jinpiao/contract/terms'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { digestOf } from '../../domain/digest.ts'
import { ownApplication } from '../../flow/application.ts'
import type { Business, Columns, Judging, Reading } from '../../flow/business.ts'
import { tellApproved } from '../../flow/notices.ts'
import { type PayrollPayload, payrollPayloadOf } from '../payrollPayload.ts'
import { dropWages, keepWages, maskedName, setWage, wageAttempts, wagesFailedBefore, wagesOf } from '../wages.ts'
import { wagesLeft } from '../wagesLeft.ts'
import { endPayroll, hearWage, payrollJudge } from './paid.ts'
import { payrollReceiptFacts } from './receiptFacts.ts'

/**
 * PAYROLL (代发工资): wages from the money of a financing. Prepared and submitted while it is on its way, approved once it has
 * come, and answered by the bank person by person.
 */
export const payrollBusiness: Business<PayrollPayload> & Judging<'PAYROLL', PayrollPayload> = {
  type: 'PAYROLL',
  family: 'FINANCE',
  read: payrollPayloadOf,
  columns: payrollColumns,
  touches: (_, { pkFinance }) => ({ application: [pkFinance] }),

  async problems({ read, actor }, { pkFinance, wages }, moment, application) {
    const financing = await ownApplication(read, actor, pkFinance, ['FINANCE'])
    const leftFen = await wagesLeft(read, financing, application?.pkApply)
    return findPayrollProblems(wages, { state: financing.state, leftFen, isApproval: moment === 'approve' })
  },

  /** Whoever signs sees each person with the account that is paid. */
  details: async (_, { wages }) =>
    wages.map(({ personName, accountNo, amount }) => ({
      label: termOf('payeePerson').name[0],
      party: `${personName} ${accountNo}`,
      amount,
    })),

  hold: keepWages,
  release: (act, { pkApply }, { pkFinance }) => dropWages(act, pkApply, pkFinance),

  async decided(act, application, { wages }) {
    await setWage(act, application, { state: 'PAYING' })
    await tellApproved(act, application)
    return {
      outputs: wages.map(({ personName, amount }, line) => ({
        line,
        no: null,
        party: maskedName(personName),
        amountFen: decimalToFen(amount),
      })),
    }
  },
  /** The bank is told each wage: it answers them one by one. */
  async asked({ tx }, { pkApply }, { pkFinance }) {
    const attemptOf = await wageAttempts(tx, pkFinance)
    const wages = await wagesOf(tx, pkApply)
    const lines = wages.map(({ line, personName, accountNo, bankName, amountFen }) => ({
      line,
      attempt: attemptOf(personName),
      personName,
      accountNo,
      bankName,
      amount: fenToDecimal(amountFen),
    }))
    return { body: { lines } }
  },
  judges: { BANK: payrollJudge },
  receiptFacts: payrollReceiptFacts,
  heard: hearWage,
  /** Who approves it again sees that some of it has failed before, and why. */
  async hints({ read }, { pkApply }, { pkFinance }) {
    const failed = await wagesFailedBefore(read, pkApply, pkFinance)
    const reasons = [...new Set(failed.map(({ reason }) => reason ?? ''))].join('；')
    return failed.length === 0 ? [] : [['WAGES_FAILED_BEFORE', String(failed.length), reasons]]
  },
  ended: endPayroll,
}

/** A list of wages in the columns of an application: its funder is that of the financing. */
export async function payrollColumns({ read, actor }: Reading, payload: PayrollPayload): Promise<Columns> {
  const financing = await ownApplication(read, actor, payload.pkFinance, ['FINANCE'])
  const amountFen = wagesFen(payload.wages)
  return {
    payloadDigest: digestOf({ payload, applyNo: financing.applyNo }),
    amountFen: amountFen > 0n ? amountFen : null,
    fkCounterparty: financing.fkCounterparty,
    counterpartyName: financing.counterpartyName,
    promisedDate: null,
    fkLimit: null,
    contractNo: null,
  }
}
