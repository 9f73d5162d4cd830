import type { Post } from '@jinpiao/contract/roles'
import type { PortalRoute } from '@jinpiao/portal/routes/route'
import type { RoutePath } from '@jinpiao/portal/routes/routes'
import { expect, type Page } from '@playwright/test'
import { commonStates } from './archetypes.ts'
import type { State } from './state.ts'
import * as approval from './states/approval.ts'
import * as chainCredit from './states/chainCredit.ts'
import * as confirmations from './states/confirmations.ts'
import * as data from './states/data.ts'
import * as exchange from './states/exchange.ts'
import * as help from './states/help.ts'
import * as homes from './states/homes.ts'
import * as house from './states/house.ts'
import * as issue from './states/issue.ts'
import * as ledger from './states/ledger.ts'
import * as limits from './states/limits.ts'
import * as lists from './states/lists.ts'
import * as loans from './states/loans.ts'
import * as login from './states/login.ts'
import * as my from './states/my.ts'
import * as packs from './states/packs.ts'
import * as products from './states/products.ts'
import * as purFinance from './states/purFinance.ts'
import * as register from './states/register.ts'
import * as repayments from './states/repayments.ts'
import * as shell from './states/shell.ts'
import * as supplier from './states/supplier.ts'
import * as transfer from './states/transfer.ts'
import * as ukeyList from './states/ukeyList.ts'
import * as verify from './states/verify.ts'

export type { State } from './state.ts'

/** Every page has this one; nothing needs to be written down for a new route to be swept. */
export const loaded: State = { name: 'loaded', reach: async () => {} }

/** What no archetype has, by route path. What the frame shows everywhere is looked at on the pages that have little else. */
const more: Partial<Record<RoutePath, readonly State[]>> = {
  '/login': login.login,
  '/register': register.register,
  '/register/register-success': [register.sent],
  '/register/ukey-info': register.ukeyInfo,
  '/register/white-list/apply': register.whiteList,
  '/register/white-list/success': [register.sent],
  '/help/index': help.help,
  '/help/verify': verify.verify,
  '/error-page/403': shell.narrowBar,
  '/error-page/authorized': shell.dialogs,
  '/error-page/contact-manager-open-product': shell.bar,
  '/credit/core/index/operator': homes.coreOperator,
  '/credit/core/index/director': homes.coreDirector,
  '/credit/core/index/query': homes.coreQuery,
  '/credit/chain/index/operator': homes.chainOperator,
  '/credit/chain/index/director': homes.chainDirector,
  '/credit/chain-credit/apply': chainCredit.chainCredit,
  '/credit/loan/index': chainCredit.creditFund,
  '/credit/self-loan/repay-apply/index': repayments.repayApply,
  '/credit/self-loan/repay-result/index': repayments.repayResult,
  '/credit/core/issue/issue': issue.issue,
  '/credit/core/issue/director-approve': approval.directorApprove,
  '/credit/core/issue/final-approve': approval.finalApprove,
  '/credit/chain/transfer/apply': transfer.apply,
  '/credit/chain/transfer/split-approve': transfer.splitApprove,
  '/credit/chain/finance/approve': purFinance.desk,
  '/credit/finance-data/create/finance': purFinance.purFinance,
  '/credit/finance-data/index/finance': data.financePacks,
  '/credit/finance-data/index/issue': data.issuePacks,
  '/supplier/index': supplier.suppliers,
  '/credit/core/statistics': supplier.statistics,
  '/credit/chain/statistics': supplier.statistics,
  '/credit/finance-data/detail': packs.detail,
  '/credit/finance-data/upload/contract': packs.contract,
  '/credit/finance-data/upload/invoice': packs.invoice,
  '/credit/finance-data/upload/success': packs.success,
  '/my/limit/query': lists.limits,
  '/my/limit/detail': limits.limit,
  '/my/account/receipt': lists.receipts,
  '/my/account/transaction': ledger.transactions,
  '/my/product/overview': products.overview,
  '/credit/baexchange/index/index': exchange.exchangeIndex,
  '/credit/baexchange/payment/index': exchange.payments,
  '/credit/baexchange/payment-detail/index': exchange.paymentDetail,
  '/my/message/index': my.messages,
  '/my/enterprise-info/base-info': house.baseInfo,
  '/my/account/bill': exchange.bills,
  '/my/account/invoice-manage': exchange.feeInvoices,
  '/my/invoice-manage/invoice-info': exchange.billingInfo,
  '/my/invoice-manage/invoicing-apply': exchange.invoicing,
  '/my/confirmation/index': confirmations.confirmations,
  '/my/enterprise-info/ukey/list': ukeyList.keys,
  '/my/enterprise-info/user/list': house.users,
  '/credit/self-loan/protocol/index': loans.protocol,
  '/credit/self-loan/draw/index': loans.draw,
  '/credit/self-loan/draw-detail/index': loans.drawDetail,
  '/credit/self-loan/repay-plan/index': loans.repayPlan,
}

export const statesOf = (route: PortalRoute & { path: RoutePath }, post?: Post): readonly State[] => [
  loaded,
  ...commonStates(route, post),
  ...(more[route.path] ?? []),
]

/** Waits until the page shows what it is, with what it had to fetch. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(
    () => document.querySelector('[aria-busy=true]') === null && document.fonts.status === 'loaded',
  )
  await expect(page.locator('h1')).not.toBeEmpty()
}
