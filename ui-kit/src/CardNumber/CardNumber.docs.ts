import type { ComponentDocs } from '../lib/docs.ts'

export const cardNumberDocs: ComponentDocs = {
  component: 'CardNumber',
  when: ['要逐位核对的完整号码：收款账号的确认页、刚填好的银行卡号。'],
  whenNot: [
    ['不需要完整号码的地方', 'MaskedNumber'],
    ['填写账号', 'CardNumberField'],
    ['句子里的票号、申请编号', 'SpokenText'],
  ],
  keys: [],
  dos: [
    ['身份证号给 `kind="id"`', '人按地区、生日、顺序码来核对，分组要一样'],
    ['只在要核对的那一页出现', '完整的账号是敏感信息，多一处就多一处泄露'],
  ],
  donts: [
    ['自己用空格分组', '语音会把四位一组读成“一千一百零一”，复制出来也带空格'],
    ['用 `aria-label` 给一段文字起名', '没有角色的元素不能命名，读屏软件会忽略'],
  ],
}
