import type { ComponentDocs } from '../lib/docs.ts'

export const accordionDocs: ComponentDocs = {
  component: 'Accordion',
  alsoCalled: ['Collapse', 'ExpansionPanel'],
  when: ['几个并列的主题，一个人只读其中一两个：常见问题、业务规则、各产品的说明。', '标题本身就够人判断要不要打开。'],
  whenNot: [
    ['只有一段可以展开', 'Disclosure'],
    ['几种方式里选一种来做，例如登录方式', 'Tabs'],
    ['上下级关系，要看清谁在谁下面', 'TreeList'],
    ['大多数人都要读，或者里面有出错的字段：直接放在页面上', 'Card'],
  ],
  keys: [
    ['Tab', '到下一个标题按钮；收起的内容不在 Tab 顺序里'],
    [['Enter', 'Space'], '展开或收起这一节；焦点留在按钮上'],
  ],
  dos: [
    ['`headingLevel` 比它上面的标题低一级', '读屏用户按标题跳转，跳级会让人以为漏了一段'],
    ['超过五节时打开 `showAll`', '要在页面里找一个词的人，一次展开比逐个打开快'],
  ],
  donts: [
    ['打开一节时收起另一节', '正在对比的内容会消失，页面也会在眼前跳动'],
    ['把必填的字段放进收起的一节', '提交出错时人看不到错误在哪里'],
  ],
  words: ['标题写成人会问的话：“怎样算开立额度”，不写“额度说明”。'],
}
