import type { ComponentDocs } from '../lib/docs.ts'

export const idCardFieldDocs: ComponentDocs = {
  component: 'IdCardField',
  when: ['填写居民身份证号：法人、经办人、受益人。'],
  whenNot: [
    ['只看不填', 'MaskedNumber'],
    ['统一社会信用代码、护照号', 'TextField'],
    ['手机号', 'PhoneField'],
  ],
  keys: [['Tab', '到文本框；离开时把小写 x 改成大写，位数、日期或校验码不对就说一次']],
  dos: [
    ['`label` 写是谁的：“法人身份证号码”', '一页上常有两个人，错误里也要说得清'],
    ['`today` 给服务器的今天', '出生日期在将来的号码要被指出来'],
  ],
  donts: [
    ['限制 18 位', '多打一位被吃掉，剩下的 18 位看着对，其实错'],
    ['用数字键盘', 'X 打不出来'],
    ['校验码不对就清空', '人要对着证件逐位核对，不是重打'],
  ],
  words: ['说清是哪一处：“应为 15 或 18 位，现在是 17 位”“最后一位校验码不正确，请逐位核对”，不写“身份证号格式错误”。'],
}
