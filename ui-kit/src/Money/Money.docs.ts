import type { ComponentDocs } from '../lib/docs.ts'

export const moneyDocs: ComponentDocs = {
  component: 'Money',
  alsoCalled: ['Statistic'],
  when: ['凡是金额：列表、摘要、凭证、页面的主角（`size="large"`）。'],
  whenNot: [
    ['填写金额', 'MoneyField'],
    ['要大写', 'AmountInWords'],
    ['额度用了多少', 'Meter'],
    ['不是钱的数：写数字和单位', 'SpokenText'],
  ],
  keys: [],
  dos: [
    ['给十进制字符串或分（bigint）', '七十万亿以上，浮点数分不开相邻的两分'],
    ['表格里不写“元”，列头写', '一列三十个“元”是噪声'],
    ['一页只有一个 `large`', '主角只有一个'],
    ['数据里没有金额时照样给 `value`', '组件写“—”，读作“没有数据”；写 0 是另一个事实'],
  ],
  donts: [
    ['自己 `toLocaleString`', '中文语音把逗号分开的数按西式三位读：“一万二百三十四千……”，差一百倍'],
    ['用货币符号代替“元”', '半角的货币符号读屏软件不读，币种就没有了；单位写成字'],
    ['合计用浮点数相加', '0.1 加 0.2 不是 0.3，加多了会差一分；用分（bigint）加'],
  ],
  words: ['说出来是“123万4567元8角9分”，负数说“负”，零是“0元”。'],
}
