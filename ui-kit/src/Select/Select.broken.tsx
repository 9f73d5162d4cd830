import { useState } from 'react'
import { Button, Label, ListBox, ListBoxItem, Popover, Select as RacSelect } from 'react-aria-components'
import { Select } from './Select.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A box that opens by click only. */
export function ClickableBox() {
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
  return <div onClick={() => undefined}>收款账户 请选择</div>
}

const accounts = [
  { id: 'ccb', label: '中国建设银行' },
  { id: 'icbc', label: '中国工商银行' },
]

/** What was chosen is told on and not kept: the button still says 请选择. */
export const ForgetsChoice = ({ onChange }: { onChange?: () => void }) => (
  <Select label="收款账户" options={accounts} value="" isRequired onChange={() => onChange?.()} />
)

/** The arrows choose at once: who only wanted to look has changed it, and Esc does not take it back. */
export function ChoosesOnTheWay({ onChange }: { onChange?: () => void }) {
  const [bank, setBank] = useState('中国工商银行')
  return (
    <button
      type="button"
      aria-haspopup="listbox"
      onKeyDown={({ key }) => {
        if (key !== 'ArrowDown') return
        setBank('中国农业银行')
        onChange?.()
      }}
    >
      {bank} 收款账户
    </button>
  )
}

/** react-aria as it comes: opening says nothing, and the keys pass over what is disabled, so nobody hears why. */
export const PlainReactAria = () => (
  <RacSelect aria-label="收款账户">
    <Button>请选择</Button>
    <Popover>
      <ListBox>
        <ListBoxItem>中国建设银行</ListBoxItem>
        <ListBoxItem>中国工商银行</ListBoxItem>
        <ListBoxItem isDisabled>中国农业银行 尾号 9 0 1 2，账户尚未验证</ListBoxItem>
      </ListBox>
    </Popover>
  </RacSelect>
)

/** The list has its name from the label alone, which is inert while the list is open. */
export const ListNamedBehind = () => (
  <RacSelect>
    <Label>收款账户</Label>
    <Button>请选择</Button>
    <Popover>
      <ListBox>
        <ListBoxItem>中国建设银行</ListBoxItem>
      </ListBox>
    </Popover>
  </RacSelect>
)

/** The message is on the screen and tied to nothing. */
export const ErrorBeside = () => (
  <>
    <Select label="收款账户" options={accounts} value="" isRequired />
    <em>请选择收款账户</em>
  </>
)

/** A number as it is seen and nothing beside it: voices read it as one of fourteen places. */
export const NumberAlone = () => (
  <RacSelect defaultValue="one">
    <Label>借据</Label>
    <Button>SQ20261120000009 借据</Button>
    <Popover>
      <ListBox>
        <ListBoxItem id="one">SQ20261120000009 示范商业银行，尚余 480,000.00 元</ListBoxItem>
      </ListBox>
    </Popover>
  </RacSelect>
)
