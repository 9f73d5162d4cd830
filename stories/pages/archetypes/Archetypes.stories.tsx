import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import * as css from './archetypes.css.ts'
import { CheckSample, FormSample, ResultSample, SignSample } from './Fill.tsx'
import { ListSample, QueueSample } from './Lists.tsx'
import { Rules } from './parts.tsx'
import { DecisionSample, DetailSample, HomeSample } from './Read.tsx'
import { rules } from './rules.ts'

interface ArchetypeProps {
  /** The page. */
  sample: ReactNode
  /** Of grid, spacing, type and icons. */
  rules: readonly string[]
}

/** A kind of page as every page of the kind is composed, and below it its rules. */
function Archetype({ sample, rules: own }: ArchetypeProps) {
  return (
    <div className={css.stack}>
      {sample}
      <Rules>{own}</Rules>
    </div>
  )
}

const meta = { component: Archetype, title: '总览/页面版式', tags: ['!autodocs'] } satisfies Meta<typeof Archetype>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { name: '列表', args: { sample: <ListSample />, rules: rules.list } }
export const Queue: Story = { name: '队列', args: { sample: <QueueSample />, rules: rules.queue } }
export const Form: Story = { name: '表单', args: { sample: <FormSample />, rules: rules.form } }
export const Check: Story = { name: '核对', args: { sample: <CheckSample />, rules: rules.check } }
export const Sign: Story = { name: '签名', args: { sample: <SignSample />, rules: rules.sign } }
export const Result: Story = { name: '结果', args: { sample: <ResultSample />, rules: rules.result } }
export const Decision: Story = { name: '决定', args: { sample: <DecisionSample />, rules: rules.decision } }
export const Detail: Story = { name: '详情', args: { sample: <DetailSample />, rules: rules.detail } }
export const Home: Story = { name: '首页', args: { sample: <HomeSample />, rules: rules.home } }
