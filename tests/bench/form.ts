/** One form for both sides: the same forty fields in the same order with the same words. */
export type FieldKind = 'text' | 'money' | 'select' | 'date' | 'radio' | 'check'

export interface FormField {
  name: string
  label: string
  kind: FieldKind
  options: readonly string[]
}

const labels: Record<FieldKind, readonly string[]> = {
  text: [
    '企业名称',
    '统一社会信用代码',
    '法定代表人',
    '联系人',
    '手机号',
    '电子邮箱',
    '注册地址',
    '经营地址',
    '开户银行',
    '银行账号',
    '联行号',
    '合同编号',
    '合同名称',
    '发票代码',
    '发票号码',
    '备注',
  ],
  money: ['合同金额', '发票金额', '金票金额', '融资金额', '保证金', '可用额度', '已用额度', '服务费'],
  select: ['企业类型', '企业规模', '所属行业', '资金方', '额度来源', '币种'],
  date: ['合同签订日', '开票日期', '放款日期', '承诺付款日'],
  radio: ['付款方式', '是否一级供应商', '发票类型'],
  check: ['同意服务协议', '接收短信通知', '接收邮件通知'],
}

const optionsOf: Partial<Record<FieldKind, readonly string[]>> = {
  select: ['第一项', '第二项', '第三项', '第四项', '第五项', '第六项'],
  radio: ['方式一', '方式二', '方式三'],
}

export const formFields: readonly FormField[] = (Object.keys(labels) as FieldKind[]).flatMap((kind) =>
  labels[kind].map((label, index) => ({ name: `${kind}${index}`, label, kind, options: optionsOf[kind] ?? [] })),
)

/** Interface texts, given to i18next on both sides. */
export const formTexts = {
  title: '融资申请',
  theme: '切换主题',
  submit: '提交',
  required: '请填写此项',
}
