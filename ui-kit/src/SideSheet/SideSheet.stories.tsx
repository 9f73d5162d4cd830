import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { SummaryList } from '../SummaryList/SummaryList.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { SideSheet, type SideSheetProps } from './SideSheet.tsx'

const meta: Meta<SideSheetProps> = { component: SideSheet, title: '浮层/SideSheet 侧边面板' }
export default meta
type Story = StoryObj<SideSheetProps>

function Opener(props: Partial<SideSheetProps>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose?.()
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>查看申请</Button>
      <SideSheet
        title="申请详情"
        initialFocus="heading"
        actions={<Button onPress={close}>关闭</Button>}
        {...props}
        isOpen={isOpen}
        onClose={close}
      >
        {props.children ?? (
          <SummaryList
            rows={[
              { label: '开立方', value: '中建西部建设股份有限公司' },
              { label: '供应商', value: '长名称与生僻字新能源高端装备精密零部件制造有限责任公司' },
            ]}
          />
        )}
      </SideSheet>
    </>
  )
}

export const Details: Story = {
  name: '打开时从标题读起，关闭后回到按钮',
  render: (args) => <Opener {...args} />,
}

export const Filters: Story = {
  name: '有字段时焦点在第一个字段；填了一半按 Esc，先问再关',
  render: (args) => (
    <Opener {...args} title="更多筛选" initialFocus="first" isDirty>
      <TextField label="供应商" />
    </Opener>
  ),
}

export const Long: Story = {
  name: '内容很长时整体滚动',
  render: (args) => (
    <Opener {...args} size="wide">
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>开立方承诺于到期日无条件付款。</p>
      ))}
    </Opener>
  ),
}
