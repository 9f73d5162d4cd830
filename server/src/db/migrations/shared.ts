import { outside } from './020_outside.ts'
import { columns } from './021_columns.ts'
import { accounts } from './022_accounts.ts'
import { products } from './023_products.ts'
import { savedViews } from './024_saved_views.ts'
import { ledger } from './029_ledger.ts'
import { foldedNames } from './044_folded_names.ts'
import { coveringInvoices } from './046_invoice_covering.ts'
import { foldedInvoices } from './047_folded_invoices.ts'
import { lineOutcomes } from './110_line_outcomes.ts'
import { givenNumbers } from './130_given_numbers.ts'
import { receiptCodes } from './150_receipt_codes.ts'
import { customers } from './176_customers.ts'
import { outboxDead } from './184_outbox_dead.ts'
import { institutionKeys } from './185_institution_keys.ts'
import { limitProposals } from './186_limit_proposals.ts'
import { codesNotTaken } from './189_codes_not_taken.ts'
import { jobTurns } from './197_job_turns.ts'
import { draftBytes } from './199_draft_bytes.ts'
import { places } from './200_places.ts'
import { endedSessions } from './201_ended_sessions.ts'
import { heldIssuers } from './202_held_issuers.ts'
import { fundersRoles } from './209_funders_roles.ts'
import { limitEnds } from './212_limit_ends.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package shared: numbers 020..029, 044, 046, 047, 110, 130, 150, 176, 184 to 186, 189, 197, 199 to 202, 209 and 212. */
export const shared: Migrations = {
  '020_outside': outside,
  '021_columns': columns,
  '022_accounts': accounts,
  '023_products': products,
  '024_saved_views': savedViews,
  '029_ledger': ledger,
  '044_folded_names': foldedNames,
  '046_invoice_covering': coveringInvoices,
  '047_folded_invoices': foldedInvoices,
  '110_line_outcomes': lineOutcomes,
  '130_given_numbers': givenNumbers,
  '150_receipt_codes': receiptCodes,
  '176_customers': customers,
  '184_outbox_dead': outboxDead,
  '185_institution_keys': institutionKeys,
  '186_limit_proposals': limitProposals,
  '189_codes_not_taken': codesNotTaken,
  '197_job_turns': jobTurns,
  '199_draft_bytes': draftBytes,
  '200_places': places,
  '201_ended_sessions': endedSessions,
  '202_held_issuers': heldIssuers,
  '209_funders_roles': fundersRoles,
  '212_limit_ends': limitEnds,
}
