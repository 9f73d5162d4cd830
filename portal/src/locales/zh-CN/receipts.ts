/** Receipts: their list and their print. */
export const receipts = {
  filters: '查询凭证',
  rowName: '凭证 {{receiptNo}}',
  empty: {
    receipts: '还没有凭证。金票签发、签收或转让生效后，凭证会显示在这里。',
    certificates: '还没有贷款凭证。放款、还款或结清后，凭证会显示在这里。',
  },
  printSelected: '查看并打印所选凭证',
  tooMany: '一次最多打印 {{max}} 份，请减少选择',
  sheets_other: '打印凭证（{{count}} 份）',
} as const
