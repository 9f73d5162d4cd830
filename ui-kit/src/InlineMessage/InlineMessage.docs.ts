import type { ComponentDocs } from '../lib/docs.ts'

export const inlineMessageDocs: ComponentDocs = {
  component: 'InlineMessage',
  alsoCalled: ['Alert', 'Callout'],
  when: ['关系到旁边一件事的提示：选了节假日会顺延、额度还差多少。'],
  whenNot: [
    ['整页的情况', 'Banner'],
    ['字段填错', 'TextField', 'MoneyField'],
    ['刚做完的结果', 'Toast'],
    ['读屏用户现在就要听到', 'Announcer'],
  ],
  keys: [['Tab', '到里面的链接']],
  dos: [
    ['需要它的控件用 `aria-describedby` 指它', '到控件上就读得到'],
    ['语气由文字说：注意、提示', '颜色和图标只是重复'],
  ],
  donts: [
    ['出现时自己播报', '刚发生的事由 `announce` 说，这里只是留着'],
    ['用成功语气说“填写正确”', '正确不需要话，话多了就没有人读'],
  ],
}
