import { type KeyboardEvent, useState } from 'react'
import { Input, Label, ListBox, ListBoxItem, Popover, ComboBox as RacComboBox } from 'react-aria-components'
import { Chosen, Empty } from './ComboBox.stories.tsx'
import { ComboBox, type Option } from './ComboBox.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

interface Spies {
  onChange?: (value: string) => void
  onSearch?: (text: string) => void
}

const { options } = Empty.args

/** Suggestions on the screen, nothing for the ear, no way in by keys. */
export function SilentSuggestions() {
  return (
    <>
      <input aria-label="供应商" />
      <div>长沙湘江机械有限公司</div>
    </>
  )
}

/** The mark for the eye stands in the label. While the list is open that label is hidden, and is read with its mark. */
export const MarkInLabel = () => (
  <RacComboBox menuTrigger="focus">
    <Label>
      供应商<span aria-hidden="true">必填</span>
    </Label>
    <Input />
    <Popover>
      <ListBox>
        <ListBoxItem>长沙湘江机械有限公司</ListBoxItem>
      </ListBox>
    </Popover>
  </RacComboBox>
)

/** Only a click in the list chooses; any other text is wiped out on leaving, right or wrong, without a word. */
export function ClickOnly({ onChange }: Spies) {
  const [text, setText] = useState('')
  const found = text === '' ? [] : options.filter(({ label }) => label.includes(text))
  return (
    <>
      <input
        role="combobox"
        aria-label="供应商"
        aria-expanded={found.length > 0}
        aria-controls="found"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText('')}
      />
      <div id="found">
        {found.map(({ id, label }) => (
          <button key={id} type="button" tabIndex={-1} onMouseDown={() => onChange?.(id)}>
            {label}
          </button>
        ))}
      </div>
    </>
  )
}

/** The list does not know who is registered: the supplier is taken, and refused when the form is sent. */
export function TakesAnyOption({ onChange }: Spies) {
  const [value, setValue] = useState('')
  const take = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  const plain = options.map(({ id, label }) => ({ id, label }))
  return <ComboBox {...Empty.args} options={plain} value={value} onChange={take} />
}

/** Esc empties it, as in a search box: the choice is gone with the list. */
export function EscapeEmpties({ onChange }: Spies) {
  const [value, setValue] = useState(Chosen.args.value)
  const choose = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  const empty = ({ key }: KeyboardEvent) => key === 'Escape' && choose('')
  return (
    <div onKeyDownCapture={empty}>
      <ComboBox {...Chosen.args} value={value} onChange={choose} />
    </div>
  )
}

/** Finds the name of its value in what was searched last: with a preset, or after another search, there is none. */
export function NameOfLastSearch() {
  const [value, setValue] = useState('9')
  const [found, setFound] = useState<readonly Option[]>([])
  const [typed, setTyped] = useState<string>()
  const search = (text: string) => {
    setTyped(text)
    setFound(text === '' ? [] : options.filter(({ label }) => label.includes(text)))
  }
  const choose = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' || found[0] === undefined) return
    setValue(found[0].id)
    setTyped(undefined)
  }
  return (
    <>
      <input
        role="combobox"
        aria-label="供应商"
        aria-expanded={typed !== undefined}
        aria-controls="found"
        value={typed ?? found.find(({ id }) => id === value)?.label ?? ''}
        onChange={(event) => search(event.target.value)}
        onKeyDown={choose}
        onBlur={() => setFound([])}
      />
      <div id="found">{typed !== undefined && found.map(({ id, label }) => <p key={id}>{label}</p>)}</div>
    </>
  )
}

/** Knows of no composition: searches for each letter, and says 没有符合“chang sha”的选项 while one still chooses. */
export function SearchesPinyin({ onSearch }: Spies) {
  const [found, setFound] = useState<readonly Option[]>([])
  const search = (text: string) => {
    setFound(options.filter(({ label }) => label.includes(text)))
    onSearch?.(text)
  }
  return (
    <div onCompositionStartCapture={(event) => event.stopPropagation()}>
      <ComboBox label="供应商" options={found} value="" onSearch={search} />
    </div>
  )
}

/** Takes the first of the list at any Enter: while one chooses characters, a supplier is chosen. */
export function AnyEnterChooses({ onChange }: Spies) {
  const first = options[0]
  const choose = ({ key }: KeyboardEvent) => key === 'Enter' && first && onChange?.(first.id)
  return (
    <div onKeyDownCapture={choose}>
      <ComboBox {...Empty.args} />
    </div>
  )
}
