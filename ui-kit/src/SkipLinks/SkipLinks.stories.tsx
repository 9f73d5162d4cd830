import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLinks } from './SkipLinks.tsx'

const meta = { component: SkipLinks, title: '导航/SkipLinks 跳转链接' } satisfies Meta<typeof SkipLinks>
export default meta
type Story = StoryObj<typeof meta>

/** As high and wide as a finger needs. */
const link = { display: 'inline-grid', placeItems: 'center', minInlineSize: 44, minBlockSize: 44 }

export const OverNavigation: Story = {
  name: '第一次按 Tab 就能跳过导航',
  args: {
    links: [
      { label: '跳到主要内容', targetId: 'story-content' },
      { label: '跳到侧边工具栏', targetId: 'story-tools' },
    ],
  },
  render: (args) => (
    <>
      <SkipLinks {...args} />
      <nav aria-label="主导航">
        <a href="#home" style={link}>
          首页
        </a>
      </nav>
      <section id="story-content" aria-label="内容">
        <a href="#new" style={link}>
          新增开立
        </a>
      </section>
      <section id="story-tools" aria-label="工具" />
    </>
  ),
}
