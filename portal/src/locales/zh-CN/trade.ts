/** 贸易背景: its part of a form, and how it reads. */
export const trade = {
  of: '{{place}}：{{part}}',
  hint: {
    issue: '金票须对应真实的应付账款。金额不能超过合同金额，并须上传合同。',
    transfer: '转让须对应与接收方的真实贸易。金额不能超过合同金额，并须上传合同。',
    finance: '填写本企业取得该金票的贸易。融资金额不能超过合同金额，并须上传合同。',
  },
  ticketFacts: '{{issuer}}，{{amount}} 元，{{name}} {{day}}',
  proofsHint: '本企业不是开立方的一级供应商：除合同外，还须提供发票、资金流水和其他附件。',
  contractAmountHint: {
    issue: '开立金额不能超过合同金额',
    transfer: '转让金额不能超过合同金额',
    finance: '融资金额不能超过合同金额',
  },
  deliveredHint: '用于判断付款期限；尚未交货可不填',
  invoicesOptional: '发票（选填）',
  invoicesHint: {
    issue:
      '购买方须为本企业，销售方须为该供应商，价税合计不低于开立金额。一张发票只能支持一笔开立；未附发票的申请，复核人会看到提示。',
    transfer: '购买方须为本企业，销售方须为接收方，价税合计不低于转让金额。一张发票只能支持一笔业务。',
    finance:
      '销售方须为本企业，购买方为交来金票的企业，价税合计不低于融资金额。一张发票可以支持多笔融资，合计不超过其价税合计。',
  },
  invoiceTitle: '发票 {{number}}',
  invoiceNoHint: '数电票为 20 位数字，旧版发票为 8 位数字',
  invoiceCodeHint: '8 位号码的旧版发票必填，为 10 位或 12 位数字；数电票没有发票代码',
  addInvoice: '添加发票',
  removeInvoice: '移除',
  invoiceRemoved: '已移除发票 {{number}}',
  tooManyInvoices: '一笔业务最多 {{max}} 张发票',
  invoiceSum: '发票{{name}} {{amount}} 元',
  invoiceCovers: '发票{{name}} {{amount}} 元，发票覆盖率 {{coverage}}%',
  invoiceShort: '，还差 {{amount}} 元',
  otherFilesHint: '其他能说明贸易真实的材料，如订单、送货单、验收单',
  fundFlowHint: '与本笔贸易对应的银行流水',
  noInvoice: '未附发票，发票覆盖率 0%',
  invoiceCoverage: '发票覆盖率',
  invoiceCover_other: '{{coverage}}%（{{count}} 张，{{name}} {{amount}} 元）',
} as const
