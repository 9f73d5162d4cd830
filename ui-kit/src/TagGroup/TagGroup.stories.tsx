import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { TagGroup, type TagGroupProps } from './TagGroup.tsx'

function Filters(props: TagGroupProps) {
  const [tags, setTags] = useState(props.tags)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        金票列表
      </h2>
      <TagGroup
        {...props}
        tags={tags}
        onRemove={(id) => {
          setTags(tags.filter((tag) => tag.id !== id))
          props.onRemove?.(id)
        }}
        onClear={() => setTags([])}
        getFocusWhenEmpty={() => heading.current}
      />
    </>
  )
}

const meta = {
  component: TagGroup,
  title: '数据/TagGroup 标签组',
  render: (args) => <Filters {...args} />,
} satisfies Meta<typeof TagGroup>
export default meta
type Story = StoryObj<typeof meta>

const label = '已选条件'
const tags = ['待签收', '江城精铸', '本月到期'].map((each) => ({ id: each, label: each }))

export const Removable: Story = { name: '每个都能移除，焦点不丢', args: { label, tags } }
export const Single: Story = { name: '移除最后一个，焦点回到列表标题', args: { label, tags: tags.slice(0, 1) } }
export const ReadOnly: Story = {
  name: '只供阅读',
  args: { label: '已开通产品', tags },
  render: (args) => <TagGroup {...args} />,
}
export const LongText: Story = {
  name: '长文字在标签里换行',
  args: {
    label,
    tags: [
      { id: 'supplier', label: '供应商：内蒙古自治区呼伦贝尔市鄂温克族自治旗精密铸造有限责任公司' },
      { id: 'amount', label: '金额：不低于 1,000,000.00 元' },
    ],
  },
}
export const Figures: Story = {
  name: '金额、日期、编号看的是数字，听的是读法',
  args: {
    label,
    tags: ['金额：不低于 1,234,567.00 元', '提交日期：2025-01-01 至 2025-02-01', '申请编号：SQ20250101000008'].map(
      (each) => ({
        id: each,
        label: each,
      }),
    ),
  },
}
