import { redeemLines } from './030_redeem_lines.ts'
import { standingBook } from './031_standing_book.ts'
import { ledgerLists } from './032_ledger_lists.ts'
import { redeemClaims } from './140_redeem_claims.ts'
import { accountReminders } from './173_account_reminders.ts'
import { bookViews } from './174_book_views.ts'
import { paymentsTold } from './180_payments_told.ts'
import { payFaults } from './188_pay_faults.ts'
import { owing } from './193_owing.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package redeem: numbers 030..039, 140..149, 173, 174, 180, 188 and 193. */
export const redeem: Migrations = {
  '030_redeem_lines': redeemLines,
  '031_standing_book': standingBook,
  '032_ledger_lists': ledgerLists,
  '140_redeem_claims': redeemClaims,
  '173_account_reminders': accountReminders,
  '174_book_views': bookViews,
  '180_payments_told': paymentsTold,
  '188_pay_faults': payFaults,
  '193_owing': owing,
}
