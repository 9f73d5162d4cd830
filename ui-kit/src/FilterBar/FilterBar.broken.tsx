import { type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { announce } from '../lib/announce.ts'
import { Select } from '../Select/Select.tsx'
import { TagGroup } from '../TagGroup/TagGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FilterBar } from './FilterBar.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

const nothing = () => {}
const given = { label: '查询金票', conditions: [], onRemove: nothing, onSearch: nothing, onReset: nothing }
const states = [{ id: '待签收', label: '待签收' }]
const Fields = ({ onType = nothing, value = '' }: { onType?: (() => void) | undefined; value?: string }) => (
  <>
    <Select label="状态" placeholder="全部" value="" options={states} />
    <TextField label="持有方" autoComplete="off" defaultValue={value} onChange={onType} />
  </>
)
const from = <TextField label="开立方" autoComplete="off" defaultValue="华建材料" />
const both = ['状态：待签收', '持有方：安禾'].map((label) => ({ id: label, label }))

/** The same controls with as many stops, in no region. */
function Controls({ value, onReset, children }: { value?: string; onReset?: () => void; children?: ReactNode }) {
  return (
    <div>
      <form onSubmit={(event) => event.preventDefault()}>
        <Fields {...(value !== undefined && { value })} />
        <Button type="submit">查询</Button>
        <Button onPress={() => onReset?.()}>重置</Button>
      </form>
      <Disclosure title="更多条件">{from}</Disclosure>
      {children}
    </div>
  )
}

/** No landmark, so nobody gets back to it with one key. */
export const NoLandmark = () => <Controls />

/** Searches with each key. */
export const Hasty = ({ onSearch }: { onSearch?: () => void }) => (
  <FilterBar {...given}>
    <Fields onType={onSearch} />
  </FilterBar>
)

/** Searches, and nobody hears what came of it. */
export const Mute = ({ onSearch = nothing }: { onSearch?: () => void }) => (
  <FilterBar {...given} onSearch={onSearch}>
    <Fields />
  </FilterBar>
)

/** Searches without what it cannot use, and says nothing of it. */
export const Heedless = ({ onSearch }: { onSearch?: () => void }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      onSearch?.()
    }}
  >
    <TextField label="持有方" autoComplete="off" />
    <Button type="submit">查询</Button>
    <Disclosure title="更多条件">
      <TextField label="金额不低于（元）" autoComplete="off" value="1.234" error="金额最多两位小数" />
    </Disclosure>
  </form>
)

/** Tags of which nobody hears that they are conditions. */
export const BareTags = () => (
  <Controls>
    <TagGroup label="2 个条件生效" tags={both} onRemove={nothing} />
  </Controls>
)

/** The tags and the list both speak of one removal; with the last one the focus falls to the top of the page. */
function Doubled({ start, onRemove }: { start: typeof both; onRemove?: (id: string) => void }) {
  const [tags, setTags] = useState(start)
  return (
    <Controls>
      <TagGroup
        label={`${tags.length} 个条件生效`}
        tags={tags}
        removeLabel={(label) => `移除条件 ${label}`}
        onRemove={(id) => {
          setTags(tags.filter((tag) => tag.id !== id))
          onRemove?.(id)
          announce(`已移除条件 ${id}，找到 2 条`)
        }}
      />
    </Controls>
  )
}
export const TwoVoices = (props: { onRemove?: (id: string) => void }) => <Doubled {...props} start={both} />
export const TwoVoicesAtLast = () => <Doubled start={both.slice(1)} />

/** 重置 says so and leaves the fields as they are. */
export const HalfReset = ({ onReset }: { onReset?: () => void }) => (
  <Controls
    value="安禾"
    onReset={() => {
      onReset?.()
      announce('已重置，找到 5 条')
    }}
  />
)

/** What should be folded is only pale. */
export const Pale = () => (
  <FilterBar {...given}>
    <Fields />
    <Button aria-expanded={false}>更多条件</Button>
    <div style={{ opacity: 0.1 }}>{from}</div>
  </FilterBar>
)

/** Nobody knows that something folded is in force. */
export const Secretive = () => (
  <FilterBar {...given} more={from}>
    <Fields />
  </FilterBar>
)

/** Unfolds, and says what its state says already. */
export function SaysUnfolded() {
  const [isOpen, setOpen] = useState(false)
  return (
    <FilterBar {...given}>
      <Fields />
      <Disclosure
        title="更多条件（2 个生效）"
        isExpanded={isOpen}
        onExpandedChange={(next) => {
          setOpen(next)
          announce('已展开')
        }}
      >
        {from}
      </Disclosure>
    </FilterBar>
  )
}
