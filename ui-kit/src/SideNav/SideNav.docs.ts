import type { ComponentDocs } from '../lib/docs.ts'

export const sideNavDocs: ComponentDocs = {
  component: 'SideNav',
  alsoCalled: ['VerticalNavigation'],
  when: ['一块里有几个页面：设置的各页、一份文档的几章。'],
  whenNot: [
    ['全站的导航', 'NavMenu'],
    ['本页的几部分', 'Tabs', 'Accordion'],
    ['上下级的对象', 'TreeList'],
  ],
  keys: [['Tab', '依次到每个链接；分组的标题不停留']],
  dos: [
    ['给 `currentHref`', '当前页用线、字重和“当前页”说，不只用颜色'],
    ['不是同一块的页面给 `aria-label`', '一页可能有两个导航，名字要分得开'],
  ],
  donts: [['做成可以收起的树', '多一层收放，目标多一倍，常走的页反而远']],
}
