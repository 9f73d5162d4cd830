import type { ComponentDocs } from '../lib/docs.ts'

export const moneyFieldDocs: ComponentDocs = {
  component: 'MoneyField',
  alsoCalled: ['CurrencyInput', 'InputNumber'],
  when: ['填写金额：开立、转让、融资。'],
  whenNot: [
    ['天数、比例、份数', 'NumberField'],
    ['只看', 'Money'],
    ['从几个固定金额里选', 'RadioGroup'],
  ],
  keys: [
    ['Tab', '到编辑框；离开时格式化，听到一次读得准的金额'],
    [['ArrowUp', 'ArrowDown'], '什么都不改'],
    ['Enter', '提交前先整理并检查；按下“全部可用额度”“恢复刚才的输入”'],
    ['Control+z', '撤销，格式化以后也有效'],
  ],
  dos: [
    ['单位写进标签：“融资金额（元）”', '框里的“元”是给眼睛看的，读屏软件不读它'],
    ['上限写在 `max` 和说明里', '“金额不能超过 200万元”要在填之前知道'],
    ['能一次填满时给 `fillMax`', '要用完额度的人不用抄一遍'],
  ],
  donts: [
    ['输入时自动加逗号', '光标会跳，听到的和按的不一样'],
    ['悄悄去掉符号和空格', '每去掉一种都说出来，人要知道数变成了多少'],
    ['用 `type="number"`', '滚轮会改金额，浏览器会改写法'],
  ],
  words: [
    '错误写数和出路：“金额不能超过 99万9999亿9999万9999元9角8分”。',
    '清空一个不是数字的输入时引用它，并给“恢复刚才的输入”。',
  ],
}
