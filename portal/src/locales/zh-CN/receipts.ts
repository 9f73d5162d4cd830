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
  verify: {
    intro: '输入凭证上的编号与校验码，查询本平台是否出具过该凭证。',
    noHint: '以 PZ 开头，印在凭证标题下',
    codeHint: '12 位字母和数字，印在凭证编号下；空格、连字符和大小写不影响查询',
    submit: '查询',
    missing: '请输入{{name}}',
    found: '本平台出具过该凭证',
    limited: '同一网络的查询次数过多，请 15 分钟后再试',
    foundVoid: '本平台出具过该凭证，但其后有变化',
    void: '凭证所载的金票其后被拒收、撤回或逾期未签收，凭证不再有效。',
    voidPart: '其中 {{amount}} 元其后被拒收、撤回或逾期未签收，这一部分不再有效。',
    open: '其中 {{amount}} 元尚未签收。',
    compare: '请与手中凭证逐项核对，任何一项不一致，即不是本平台出具的原样。',
  },
} as const
