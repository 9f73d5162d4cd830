import type { ComponentDocs } from '../lib/docs.ts'

export const numberFieldDocs: ComponentDocs = {
  component: 'NumberField',
  alsoCalled: ['InputNumber', 'NumberInput'],
  when: ['填一个数：天数、份数、利率、比例。'],
  whenNot: [
    ['金额', 'MoneyField'],
    ['编号、卡号、手机号', 'CardNumberField', 'PhoneField', 'TextField'],
    ['几个固定的数里选一个', 'RadioGroup', 'Select'],
  ],
  keys: [
    ['Tab', '到文本框；离开时检查，有问题说一次'],
    [['ArrowUp', 'ArrowDown'], '什么都不改'],
    ['Enter', '提交前先检查'],
  ],
  dos: [
    ['单位写进标签：“账期（天）”', '框里的“天”读屏软件不读'],
    ['范围写在 `min` `max` 上', '超出时组件说出范围，数字留着；`min` 不小于零时负号也不进框'],
  ],
  donts: [
    ['用加减按钮', '按十次才到十；打字快得多'],
    ['四舍五入', '少一位小数是错误，由人改'],
  ],
  words: [
    '按键只输入数字和一个小数点；粘贴的照样收下，离开时检查。',
    '范围写进说明：“1 至 365 天”；错误说超出的一头：“不能大于 365”，不说“超出范围”。',
  ],
}
