import { searchedMarks } from './072_searched_marks.ts'
import { supplierKeeping } from './074_suppliers.ts'
import { limitParts } from './077_limit_parts.ts'
import { supplierStates } from './078_supplier_states.ts'
import { memberLimits } from './079_member_limits.ts'
import { entryKinds } from './171_entry_kinds.ts'
import { branches } from './172_branches.ts'
import { ticketPapers } from './175_ticket_papers.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package data: numbers 070..079, 171, 172 and 175. */
export const data: Migrations = {
  '072_searched_marks': searchedMarks,
  '074_suppliers': supplierKeeping,
  '077_limit_parts': limitParts,
  '078_supplier_states': supplierStates,
  '079_member_limits': memberLimits,
  '171_entry_kinds': entryKinds,
  '172_branches': branches,
  '175_ticket_papers': ticketPapers,
}
