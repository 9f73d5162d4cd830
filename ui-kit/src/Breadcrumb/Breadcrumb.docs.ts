import type { ComponentDocs } from '../lib/docs.ts'

export const breadcrumbDocs: ComponentDocs = {
  component: 'Breadcrumb',
  alsoCalled: ['Breadcrumbs'],
  when: ['页面在两级以上的结构里，人需要知道自己在哪里、怎样回上一级。'],
  whenNot: [
    ['一件事的几个步骤', 'Stepper'],
    ['同一块里的几个页面', 'SideNav'],
    ['只有一级：页面标题已经够了', 'NavMenu'],
  ],
  keys: [
    ['Tab', '依次到各个上级'],
    ['Enter', '打开那一级'],
  ],
  dos: [
    ['最后一项是本页，不给地址', '指向自己的链接按了没有反应，人会以为坏了'],
    ['每一级的字和那一页的标题一样', '到了以后能确认没有走错'],
  ],
  donts: [
    ['按访问历史来写', '它说的是结构，历史是浏览器“后退”的事'],
    ['省略中间几级', '跳读的人不知道省掉的是什么'],
  ],
}
