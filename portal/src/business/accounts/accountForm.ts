import {
  type AccountPayload,
  type accountChange,
  accountPayload,
  type BankAccountRow,
} from '@jinpiao/contract/accountChange'
import { findAccountProblems } from '@jinpiao/contract/accountRules'
import type { DetailOf } from '@jinpiao/contract/applications'
import type { AccountKind } from '@jinpiao/contract/states/redeem'
import * as z from 'zod/mini'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { heldFile, textProblems } from '#portal/business/trade/tradeForm.ts'

const text = z.string()

/** An account as it is filled in; names stand beside keys. */
const schema = z.object({
  ...storedKeys,
  pkAccount: text,
  accountNo: text,
  bankCode: text,
  bankName: text,
  /** Where the branch is looked for; '' for everywhere. */
  region: text,
  regionName: text,
  branchName: text,
  /** The branch whose inter-bank number was filled in: what is typed after that stays. */
  numberOf: text,
  interBankNo: text,
  accountKind: accountPayload.shape.accountKind,
  usages: accountPayload.shape.usages,
  files: z.array(heldFile),
})
export type AccountForm = z.output<typeof schema>

/** What the form knows before anything is typed. */
export interface AccountFormFacts {
  /** Every account of the enterprise. */
  accounts: readonly BankAccountRow[]
  /** The one that is changed, by the address. */
  changed: BankAccountRow | undefined
}

export const emptyAccount = (changed?: Pick<BankAccountRow, 'pkAccount' | 'accountKind' | 'usages'>): AccountForm => ({
  pkAccount: changed?.pkAccount ?? '',
  accountNo: '',
  bankCode: '',
  bankName: '',
  region: '',
  regionName: '',
  branchName: '',
  numberOf: '',
  interBankNo: '',
  accountKind: changed?.accountKind ?? ('BASIC' satisfies AccountKind),
  usages: changed?.usages ?? ['COLLECT', 'REPAY', 'FEE'],
  files: [],
})

export const toAccountPayload = (form: AccountForm): AccountPayload => ({
  pkAccount: form.pkAccount,
  accountNo: form.accountNo.trim(),
  bankCode: form.bankCode,
  branchName: form.branchName.trim(),
  interBankNo: form.interBankNo.trim(),
  accountKind: form.accountKind,
  usages: form.usages,
  fileIds: form.files.map(({ pkFile }) => pkFile),
})

/** A stored application back in the form. A copy is of a further account: it takes the place of none. */
function fill({ payload, application, files }: DetailOf<typeof accountChange>, isCopy: boolean): AccountForm {
  const { pkAccount, accountNo, bankCode, branchName, interBankNo, accountKind, usages, fileIds } = payload
  return {
    ...emptyAccount(),
    pkAccount: isCopy ? '' : pkAccount,
    accountNo,
    bankCode,
    bankName: application.bankName,
    branchName,
    numberOf: branchName,
    interBankNo,
    accountKind,
    usages,
    files: files.filter(({ pkFile }) => fileIds.includes(pkFile)),
  }
}

/** One account is one application; what the page chooses by itself leaves no draft behind. */
export const accountForm = singleForm({
  schema,
  empty: (facts?: AccountFormFacts) => emptyAccount(facts?.changed),
  chosen: ['pkAccount', 'accountKind', 'usages'],
  toPayload: toAccountPayload,
  fill,
})

/** What the page can see by itself; whether a number is registered already the server says. */
export function findProblems(form: AccountForm, { accounts }: AccountFormFacts): LineProblem[] {
  const { pkAccount, accountNo } = form
  const isActive = accounts.some((each) => each.pkAccount === pkAccount && each.accountState === 'ACTIVE')
  return [
    ...textProblems('accountNo', 'accountNo', accountNo),
    ...findAccountProblems(toAccountPayload(form), {
      // Whoever is not known yet hears it from the server, before anything is signed.
      realnameState: 'PASSED',
      isTaken: false,
      isGone: pkAccount !== '' && !isActive,
    }),
  ].map((found) => ({ ...found, line: 0 }))
}
