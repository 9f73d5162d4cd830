import * as accounts from '@jinpiao/contract/accountChange'
import { getOverview } from '@jinpiao/contract/overview'
import {
  getPaymentNotice,
  getRedeemFigures,
  getRedeemLine,
  listDueTickets,
  listRedeemLines,
  registerFailure,
  remindPayees,
} from '@jinpiao/contract/redeem'
import { listBook } from '@jinpiao/contract/standingBook'
import { getStatement, listTransactions } from '@jinpiao/contract/transactions'
import { checkVerify, renewVerify, setDefaultAccount, stopAccount } from '../../business/account/acts.ts'
import { toVerify } from '../../business/account/detail.ts'
import { bankAccounts } from '../../business/account/list.ts'
import { latestVerify } from '../../business/account/verify.ts'
import { businesses } from '../../business/all.ts'
import { registerFailure as fail } from '../../business/redeem/failure.ts'
import { getPaymentNotice as paymentNotice } from '../../business/redeem/notice.ts'
import { remindPayees as remind } from '../../business/redeem/remind.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { readAccount } from '../../queries/accounts.ts'
import { dueTickets } from '../../queries/dueTickets.ts'
import { getOverview as overview } from '../../queries/overview.ts'
import { getRedeemFigures as redeemFigures } from '../../queries/redeemFigures.ts'
import { getRedeemLine as redeemLine, redeemLines } from '../../queries/redeemLines.ts'
import { standingBook } from '../../queries/standingBook.ts'
import { getStatement as statement } from '../../queries/statements.ts'
import { transactions } from '../../queries/transactions.ts'
import { onList } from '../listRoutes.ts'
import type { Registration } from '../register.ts'

/** Redemption: what is due, what was paid, and what a person registers of it. */
const redemption: Registration = (api) => {
  const { on } = api
  onList(api, listDueTickets, dueTickets)
  onList(api, listRedeemLines, redeemLines)
  onList(api, listBook, standingBook)
  on(getRedeemLine, ({ params, queryContext }) => redeemLine(queryContext(), params))
  on(getRedeemFigures, ({ queryContext }) => redeemFigures(queryContext()))
  on(registerFailure, async ({ params, body, commandContext }) =>
    fail(businesses, await commandContext(), { ...params, ...body }),
  )
  on(remindPayees, async ({ body, commandContext }) => remind(await commandContext(), body))
  on(getPaymentNotice, ({ params, queryContext }) => paymentNotice(queryContext(), params))
}

/** Bank accounts and the test payments that prove them. */
const accountRoutes: Registration = (api) => {
  const { on, services } = api
  onList(api, accounts.listAccounts, bankAccounts, { small: true })
  on(accounts.getAccountNumber, async ({ params: { pkAccount }, queryContext, record }) => {
    const { read, actor } = queryContext()
    const account = await readAccount(read, actor.fkCorp, pkAccount)
    if (!account) throw new BusinessError('01000302')
    await services.database.write((tx) => record(tx, { action: 'account.unmask', target: `account:${pkAccount}` }))
    return { accountNo: account.accountNo }
  })
  on(accounts.getVerify, async ({ params: { pkAccount }, queryContext }) => {
    const { read, actor, language } = queryContext()
    const verify = await latestVerify(read, actor.fkCorp, pkAccount)
    if (!verify && !(await readAccount(read, actor.fkCorp, pkAccount))) throw new BusinessError('01000302')
    return verify ? toVerify(verify, language) : null
  })
  on(accounts.checkVerify, async ({ params, commandContext }) => checkVerify(await commandContext(), params))
  on(accounts.renewVerify, async ({ params, commandContext }) => renewVerify(await commandContext(), params))
  on(accounts.setDefaultAccount, async ({ params, commandContext }) =>
    setDefaultAccount(await commandContext(), params),
  )
  on(accounts.stopAccount, async ({ params, commandContext }) => stopAccount(await commandContext(), params))
}

/** What has moved, and what it comes to. */
const ledger: Registration = (api) => {
  onList(api, listTransactions, transactions)
  api.on(getStatement, ({ query, queryContext }) => statement(queryContext(), query))
  api.on(getOverview, ({ queryContext }) => overview(queryContext()))
}

/** Routes of the package redeem. */
export const redeem: readonly Registration[] = [redemption, accountRoutes, ledger]
