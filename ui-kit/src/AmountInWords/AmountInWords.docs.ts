import type { ComponentDocs } from '../lib/docs.ts'

export const amountInWordsDocs: ComponentDocs = {
  component: 'AmountInWords',
  when: [
    '票据、合同、签名前的核对页：金额旁边要有大写。',
    '金额框下面随时显示大写（`MoneyField` 的 `showWords` 已经带上）。',
  ],
  whenNot: [
    ['列表和表格里的金额：一列大写没有人读', 'Money'],
    ['只要看数字', 'Money'],
    ['填写金额', 'MoneyField'],
  ],
  keys: [],
  dos: [
    ['和 `Money` 放在一起，大写在下面', '大写是用来核对数字的，两个都要看得见'],
    ['放在金额框旁边时给 `htmlFor`', '读屏软件会说它是哪个框的结果'],
  ],
  donts: [
    ['让大写随着每个按键播报', '一次输入会听到十几遍大写，什么也记不住'],
    ['只显示大写', '“叁拾”一类的字不少语音读不顺，读得准的是万、元、角、分'],
  ],
  words: ['按票据规则：整数到元写“整”，中间的零写“零”，不自己拼字符串。'],
}
