import { defineMessages } from '../messages.ts'

export const sideBarMessages = defineMessages(
  {
    name: '侧边工具栏',
    /** Visible on the ball; the full name says what waits inside. */
    ball: '在线客服',
    expand: (labels: readonly string[]) => `展开侧边工具栏，${labels.join('、')}`,
    collapse: '收起',
    collapseContext: '侧边工具栏',
    pin: '固定',
    pinContext: '侧边栏',
    backToTop: '回到顶部',
    close: (label: string) => `关闭：${label}`,
  },
  {
    name: 'Side tools',
    ball: 'Online service',
    expand: (labels: readonly string[]) => `Show side tools: ${labels.join(', ')}`,
    collapse: 'Hide',
    collapseContext: 'side tools',
    pin: 'Pin',
    pinContext: 'side tools',
    backToTop: 'Back to top',
    close: (label: string) => `Close: ${label}`,
  },
)
