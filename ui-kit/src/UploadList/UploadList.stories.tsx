import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { type UploadItem, UploadList, type UploadListProps } from './UploadList.tsx'

/** Removes and retries as a page would. */
function Stateful({ items, onRemove, onRetry, ...rest }: UploadListProps) {
  const [rows, setRows] = useState(items)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={add}>上传合同</Button>
      <UploadList
        {...rest}
        addButton={add}
        items={rows}
        onRemove={(item) => {
          setRows(rows.filter(({ key }) => key !== item.key))
          onRemove(item)
        }}
        onRetry={(item) => {
          setRows(rows.map((row) => (row === item ? { ...item, state: { kind: 'uploading', percent: 0 } } : row)))
          onRetry(item)
        }}
      />
    </>
  )
}

const uploading: UploadItem = { key: 'a', name: '合同.pdf', size: 2_400_000, state: { kind: 'uploading', percent: 50 } }
const done: UploadItem = { key: 'b', name: '发票.pdf', size: 819_200, state: { kind: 'done', id: 'f1' } }
const failed: UploadItem = {
  key: 'c',
  name: '照片.jpg',
  size: 5_000_000,
  state: { kind: 'failed', why: '网络异常，请重试' },
}
const tooLarge: UploadItem = {
  key: 'd',
  name: '长名称与生僻字新能源高端装备精密零部件制造有限责任公司采购框架合同补充协议（2026 年第三版）扫描件.pdf',
  size: 31_457_280,
  state: { kind: 'failed', why: '文件超过 10MB' },
}

const meta: Meta<UploadListProps> = {
  component: UploadList,
  title: '表单/UploadList 文件列表',
  args: {
    label: '合同，已选择的文件',
    items: [uploading, done, failed],
    canRetry: ({ key }) => key === 'c',
    onRemove: () => {},
    onRetry: () => {},
    addButton: { current: null },
  },
  render: (args) => <Stateful {...args} />,
}
export default meta
type Story = StoryObj<UploadListProps>

export const States: Story = { name: '每个文件说出大小和状态，操作的名字里有文件名' }

export const One: Story = { name: '删除最后一个后，焦点回到上传按钮', args: { items: [done] } }

export const LongName: Story = { name: '文件名很长时换行，不能重试的没有“重试”', args: { items: [tooLarge] } }
