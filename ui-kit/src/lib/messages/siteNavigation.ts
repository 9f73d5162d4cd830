import { defineMessages } from '../messages.ts'

export const siteNavigationMessages = defineMessages(
  { mainNav: '主导航', sideNav: '侧边导航', menu: '菜单', more: '更多' },
  { mainNav: 'Main', sideNav: 'Section', menu: 'Menu', more: 'More' },
)
