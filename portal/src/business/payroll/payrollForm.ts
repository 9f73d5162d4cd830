import type { Wage } from '@jinpiao/contract/finance'
import { plainTyped } from '@jinpiao/contract/plainTyped'
import { moneyText } from '#portal/business/trade/tradeForm.ts'

/** One person's wage as it is typed. */
export type WageForm = Record<keyof Wage, string>

/** A list of wages as it is filled in. */
export interface PayrollForm {
  wages: WageForm[]
}

export const emptyWage = (): WageForm => ({ personName: '', accountNo: '', bankName: '', amount: '' })

/** What is sent: without the spaces that people set between the digits of an account. */
export const toWages = (wages: readonly WageForm[]): Wage[] =>
  wages.map(({ personName, accountNo, bankName, amount }) => ({
    personName: plainTyped('payeePerson', personName),
    accountNo: plainTyped('accountNo', accountNo),
    bankName: plainTyped('payeeBank', bankName),
    amount: moneyText(amount),
  }))

/** Whether anything was typed or read from a sheet: it stands in the form alone until the list is signed. */
export const isBegun = ({ wages }: PayrollForm): boolean =>
  wages.some((wage) => Object.values(wage).some((value) => value !== ''))
