import type { accounts } from './accounts.ts'
import type { apply } from './apply.ts'
import type { approval } from './approval.ts'
import type { billing } from './billing.ts'
import type { chainCredit } from './chainCredit.ts'
import type { common } from './common.ts'
import type { confirmations } from './confirmations.ts'
import type { creditFund } from './creditFund.ts'
import type { enterprise } from './enterprise.ts'
import type { errors } from './errors.ts'
import type { exchange } from './exchange.ts'
import type { finance } from './finance.ts'
import type { help } from './help.ts'
import type { home } from './home.ts'
import type { invoices } from './invoices.ts'
import type { issue } from './issue.ts'
import type { ledger } from './ledger.ts'
import type { limits } from './limits.ts'
import type { list } from './list.ts'
import type { loanApply } from './loanApply.ts'
import type { loanDraws } from './loanDraws.ts'
import type { loanRepay } from './loanRepay.ts'
import type { login } from './login.ts'
import type { my } from './my.ts'
import type { notices } from './notices.ts'
import type { packs } from './packs.ts'
import type { packUploads } from './packUploads.ts'
import type { payment } from './payment.ts'
import type { products } from './products.ts'
import type { purFinance } from './purFinance.ts'
import type { receipts } from './receipts.ts'
import type { redeem } from './redeem.ts'
import type { redeemClaim } from './redeemClaim.ts'
import type { register } from './register.ts'
import type { routes } from './routes.ts'
import type { selfLoan } from './selfLoan.ts'
import type { sheets } from './sheets.ts'
import type { shell } from './shell.ts'
import type { signup } from './signup.ts'
import type { statistics } from './statistics.ts'
import type { suppliers } from './suppliers.ts'
import type { tickets } from './tickets.ts'
import type { trade } from './trade.ts'
import type { transfer } from './transfer.ts'
import type { ukeyOrders } from './ukeyOrders.ts'
import type { ukeys } from './ukeys.ts'
import type { users } from './users.ts'

/** Every area, for the compiler only: keys are checked, and no text is loaded by this file. */
export interface Texts {
  accounts: typeof accounts
  apply: typeof apply
  approval: typeof approval
  billing: typeof billing
  common: typeof common
  confirmations: typeof confirmations
  creditFund: typeof creditFund
  enterprise: typeof enterprise
  errors: typeof errors
  exchange: typeof exchange
  finance: typeof finance
  help: typeof help
  invoices: typeof invoices
  issue: typeof issue
  home: typeof home
  ledger: typeof ledger
  limits: typeof limits
  list: typeof list
  chainCredit: typeof chainCredit
  loanRepay: typeof loanRepay
  loanApply: typeof loanApply
  loanDraws: typeof loanDraws
  login: typeof login
  my: typeof my
  notices: typeof notices
  packs: typeof packs
  packUploads: typeof packUploads
  payment: typeof payment
  products: typeof products
  purFinance: typeof purFinance
  receipts: typeof receipts
  redeem: typeof redeem
  redeemClaim: typeof redeemClaim
  register: typeof register
  routes: typeof routes
  selfLoan: typeof selfLoan
  sheets: typeof sheets
  shell: typeof shell
  signup: typeof signup
  statistics: typeof statistics
  suppliers: typeof suppliers
  tickets: typeof tickets
  trade: typeof trade
  transfer: typeof transfer
  ukeys: typeof ukeys
  ukeyOrders: typeof ukeyOrders
  users: typeof users
}
