import type { ComponentDocs } from '../lib/docs.ts'

export const linkDocs: ComponentDocs = {
  component: 'Link',
  alsoCalled: ['Anchor'],
  when: ['去另一个地址：页面、文章、文件、另一个网站。'],
  whenNot: [
    ['在本页做一件事', 'Button'],
    ['跳到本页的另一部分', 'SkipLinks'],
    ['导航栏里的一项', 'NavMenu', 'SideNav'],
  ],
  keys: [
    ['Tab', '到链接'],
    ['Enter', '打开；空格不打开链接'],
  ],
  dos: [
    ['字说得出去哪里：“查看节假日”', '读屏软件会列出全部链接，“点这里”什么都不说'],
    ['表格行里的链接给 `context`', '十个“转让”要分得清是哪张金票'],
    ['新窗口打开给 `newWindow`', '名字里会说“新窗口打开”，回不去也知道为什么'],
  ],
  donts: [
    ['用链接做操作', '空格按不动，读屏软件说它去某处，人不敢按'],
    ['没有地址也做成链接', '键盘到不了，右键也没有东西'],
  ],
  words: ['正文里的链接有下划线，颜色之外还看得出是链接。'],
}
