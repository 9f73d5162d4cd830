import type { ComponentDocs } from '../lib/docs.ts'

export const disclosureDocs: ComponentDocs = {
  component: 'Disclosure',
  alsoCalled: ['Collapsible', 'Details'],
  when: ['一段多数人不用看的内容：规则、原文、次要的条件。'],
  whenNot: [
    ['几个并列的主题', 'Accordion'],
    ['必须看的内容，或者里面有出错的字段：直接显示', 'Banner', 'InlineMessage'],
    ['解释一个词', 'DescriptionTooltip'],
  ],
  keys: [
    ['Tab', '到按钮；收起时到不了里面'],
    [['Enter', 'Space'], '展开或收起，焦点不动'],
  ],
  dos: [
    ['按钮写里面有什么：“怎样算开立额度”', '读屏软件只读按钮，“更多”说不出是什么'],
    ['页面里查找的人也能找到收起的字', '内容一直在页面里，浏览器的查找会自己展开'],
  ],
  donts: [
    ['用它把表单变短', '收起的字段会忘记填，出错时找不到'],
    ['按钮里再放一个链接', '一个点击只能有一个结果'],
  ],
}
