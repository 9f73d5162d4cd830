import type { ComponentDocs } from '../lib/docs.ts'

export const tabsDocs: ComponentDocs = {
  component: 'Tabs',
  when: ['几种做法选一种，内容各自保留：密码登录、验证码登录、UKEY 登录。'],
  whenNot: [
    ['一步接一步', 'FormWizard', 'Stepper'],
    ['同一份内容换看法', 'SegmentedSwitch'],
    ['各是一个页面：给地址', 'SideNav', 'NavMenu'],
    ['内容都要读', 'Accordion'],
  ],
  keys: [
    ['Tab', '到选中的页签，再到它的内容'],
    [['ArrowLeft', 'ArrowRight'], '换到上一个、下一个；到头绕回去'],
    [['Home', 'End'], '第一个、最后一个'],
    [['Enter', 'Space'], '内容要等的页签（`manual`）：选中它'],
  ],
  dos: [
    ['`errors` 写这个页签里有几处错', '错误在没打开的页签里时，名字也说得出来'],
    ['每个页签的内容用标题开头', '到了哪里要听得到'],
    ['值得收藏时给 `selectedKey` 和地址', '能发给别人、能后退'],
  ],
  donts: [
    ['把一张表单拆成几个页签', '哪一页没填完看不见'],
    ['页签之间互相清空', '填过的内容要一直在'],
  ],
  words: ['名字两到六个字，是名词：“密码登录”“UKEY 登录”；错误的处数由组件加上。'],
}
