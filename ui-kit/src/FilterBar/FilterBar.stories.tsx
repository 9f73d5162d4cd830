import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { SavedViews } from '../SavedViews/SavedViews.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'

const labels = { state: '状态', holder: '持有方', from: '开立方', to: '首次接收方' }
type Name = keyof typeof labels
type Values = Readonly<Record<Name, string>>
const none: Values = { state: '', holder: '', from: '', to: '' }
const states = ['待签收', '持有中', '已兑付']

const tickets: readonly Values[] = [
  { state: '待签收', holder: '江城精铸', from: '华建材料', to: '江城精铸' },
  { state: '待签收', holder: '安禾五金', from: '华建材料', to: '江城精铸' },
  { state: '待签收', holder: '安禾五金', from: '中建西部建设', to: '安禾五金' },
  { state: '持有中', holder: '江城精铸', from: '华建材料', to: '江城精铸' },
  { state: '已兑付', holder: '江城精铸', from: '中建西部建设', to: '安禾五金' },
]

const inForce = (values: Values) => (Object.keys(labels) as Name[]).filter((name) => values[name] !== '')
const countOf = (values: Values) =>
  tickets.filter((ticket) => inForce(values).every((name) => ticket[name].includes(values[name]))).length

/** A page with its list: what is typed is one thing, what is in force another. */
function Page({ start, ...props }: FilterBarProps & { start: Values }) {
  const [typed, setTyped] = useState(start)
  const [values, setValues] = useState(start)
  const field = (name: Name) => ({
    label: labels[name],
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const search = (next: Values) => {
    setTyped(next)
    setValues(next)
  }
  return (
    <FilterBar
      {...props}
      conditions={inForce(values).map((name) => ({ id: name, label: `${labels[name]}：${values[name]}` }))}
      onRemove={(id) => {
        search({ ...values, [id]: '' })
        props.onRemove(id)
      }}
      onSearch={() => {
        search(typed)
        props.onSearch()
      }}
      onReset={() => {
        search(none)
        props.onReset()
      }}
      found={countOf(values)}
      moreInForce={inForce(values).filter((name) => name === 'from' || name === 'to').length}
      more={
        <>
          <TextField {...field('from')} autoComplete="off" />
          <TextField {...field('to')} autoComplete="off" />
        </>
      }
    >
      <Select {...field('state')} placeholder="全部" options={states.map((id) => ({ id, label: id }))} />
      <TextField {...field('holder')} autoComplete="off" />
    </FilterBar>
  )
}

const meta = {
  component: FilterBar,
  title: '表单/FilterBar 查询条件',
  args: {
    label: '查询金票',
    children: null,
    conditions: [],
    onRemove: () => {},
    onSearch: () => {},
    onReset: () => {},
  },
  render: (args) => <Page {...args} start={none} />,
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '没有条件：按查询才查，听到找到几条' }

export const InForce: Story = {
  name: '生效的条件都列出来，可以逐个移除',
  render: (args) => <Page {...args} start={{ ...none, state: '待签收', holder: '安禾' }} />,
}

export const OneInForce: Story = {
  name: '移除最后一个条件，焦点到“查询”',
  render: (args) => <Page {...args} start={{ ...none, holder: '安禾' }} />,
}

export const Folded: Story = {
  name: '收起的条件有几个生效，按钮上说明',
  render: (args) => <Page {...args} start={{ ...none, from: '华建材料', to: '江城精铸' }} />,
}

export const Wrong: Story = {
  name: '收起的框有错：不查询，展开后焦点到这个框',
  render: (args) => (
    <FilterBar {...args} more={<MoneyField label="金额不低于（元）" value="1.234" error="金额最多两位小数" />}>
      <TextField label="持有方" autoComplete="off" />
    </FilterBar>
  ),
}

export const Busy: Story = { name: '正在查询：不会再查一次', args: { busy: true } }

export const WithViews: Story = {
  name: '上面可以放常用视图',
  args: {
    views: (
      <SavedViews
        views={[{ id: 'a', name: '待签收', query: 'state=待签收', isDefault: true }]}
        onViewsChange={() => {}}
        query=""
        conditions={[]}
        onApply={() => {}}
      />
    ),
  },
}

export const Narrow: Story = {
  name: '320 像素：条件名称很长时在标签里换行',
  render: (args) => (
    <div style={{ maxInlineSize: 272 }}>
      <FilterBar
        {...args}
        conditions={[{ id: 'holder', label: '持有方：长名称与生僻字新能源高端装备精密零部件制造有限责任公司' }]}
      >
        <TextField label="持有方" autoComplete="off" />
      </FilterBar>
    </div>
  ),
}
