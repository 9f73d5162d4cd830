/** The book of what was issued, movements, statements and assets. */
export const ledger = {
  bookFilters: '查询兑付台账',
  bookRow: '金票 {{creditNo}}',
  bookEmpty: '还没有开立金票。开立后，每张金票的兑付情况会显示在这里。',
} as const
