import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx'

const counts: Readonly<Record<string, number>> = { 'state=PENDING': 8, 'due=2025-05': 12 }

/** A page that keeps the views and has a list. */
function Page(props: SavedViewsProps) {
  const [views, setViews] = useState(props.views)
  const [query, setQuery] = useState(props.query)
  return (
    <SavedViews
      {...props}
      views={views}
      onViewsChange={(next) => {
        setViews(next)
        props.onViewsChange(next)
      }}
      query={query}
      onApply={(view) => {
        setQuery(view.query)
        props.onApply(view)
      }}
      found={counts[query] ?? 0}
    />
  )
}

const pending = { id: 'a', name: '待签收', query: 'state=PENDING' }
const due = { id: 'b', name: '五月到期', query: 'due=2025-05', isDefault: true }

const meta = {
  component: SavedViews,
  title: '表单/SavedViews 常用视图',
  args: { views: [pending, due], onViewsChange: () => {}, query: '', conditions: [], onApply: () => {} },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SavedViews>
export default meta
type Story = StoryObj<typeof meta>

export const InUse: Story = {
  name: '正在使用的视图看得到也听得到，默认的说明是默认',
  args: { query: 'state=PENDING', conditions: ['状态：待签收'] },
}

export const DefaultInUse: Story = {
  name: '默认视图可以不再默认',
  args: { query: 'due=2025-05', conditions: ['承诺付款日：2025年5月'] },
}

export const Unsaved: Story = {
  name: '现在的条件可以保存，保存前先说是哪些',
  args: { query: 'state=PENDING&holder=安禾', conditions: ['状态：待签收', '持有方：安禾'] },
}

export const None: Story = { name: '还没有视图', args: { views: [] } }

export const LongName: Story = {
  name: '名字很长时换行',
  args: {
    views: [{ ...pending, name: '长名称与生僻字新能源高端装备精密零部件制' }],
    query: 'state=PENDING',
    conditions: ['状态：待签收'],
  },
}
