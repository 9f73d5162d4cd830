import type { ComponentDocs } from '../lib/docs.ts'

export const copyButtonDocs: ComponentDocs = {
  component: 'CopyButton',
  alsoCalled: ['Clipboard', 'Copyable'],
  when: ['常要抄到别处的编号、摘要、地址、通知文字，就在它旁边。'],
  whenNot: [
    ['部分隐藏的号码：给 `copy`，复制的就是看得到的', 'MaskedNumber'],
    ['整个列表', 'CsvButton'],
    ['到那个地址去', 'Link'],
  ],
  keys: [
    ['Tab', '到“复制”；离开按键复制的框，框就不在了'],
    [['Enter', 'Space'], '复制一次，说出复制了什么；浏览器不让时，焦点到装着文字的框'],
    ['Control+c', '在那个框里复制，焦点回到按钮；苹果电脑上是 Command+C，名字里会说'],
  ],
  dos: [
    ['`what` 写名词：“金票编号”', '说的是“已复制金票编号”，名字是“复制 金票编号”'],
    ['表格行里给 `context`', '几个“复制”要听得出是哪一行'],
  ],
  donts: [
    ['复制比看到的更多', '人以为带走的是看到的，贴出去才知道泄露了'],
    ['另外再弹一个“已复制”', '一个变化只说一次；按钮自己会显示几秒'],
  ],
  words: ['自己的字以“复制”开头：“复制链接”“复制通知文字”。'],
}
