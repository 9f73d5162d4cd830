import { X } from 'lucide-react'
import { announce } from '../lib/announce.ts'
import { iconProps } from '../lib/icon.ts'
import { Button } from './Button.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

interface Spies {
  onPress?: () => void
}

const reason = '该金票正在转让中，不能再次转让'

/** A word that is clicked: no Tab stop, no key. */
export function ClickableText({ onPress }: Spies) {
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
  return <span onClick={onPress}>提交</span>
}

/** A link that calls itself a button: Enter works, Space scrolls the page. */
export function LinkAsButton({ onPress }: Spies) {
  return (
    <a
      href="#submit"
      role="button"
      onClick={(event) => {
        event.preventDefault()
        onPress?.()
      }}
    >
      提交
    </a>
  )
}

/** Called otherwise than it is labelled: whoever says 提交 to voice control finds no button. */
export function OtherName() {
  return (
    <button type="button" aria-label="确认申请">
      提交
    </button>
  )
}

/** 删除 in every row: a list of buttons does not tell which is which. */
export function SameInEachRow() {
  return <Button size="small">删除</Button>
}

/** A drawing without words. */
export function NamelessIcon() {
  return (
    <button type="button">
      <X {...iconProps} />
    </button>
  )
}

/** Work renames it, and aria-disabled, which stops nobody, lets a second press through. */
export function RenamedByWork({ onPress }: Spies) {
  const press = () => {
    announce('处理中')
    onPress?.()
  }
  return (
    <button type="button" aria-disabled="true" onClick={press}>
      处理中…
    </button>
  )
}

/** Cannot be reached, and nobody is told why. */
export function NativeDisabled() {
  return (
    <button type="button" disabled>
      转让
    </button>
  )
}

/** The reason stands beside it; a press is swallowed without an answer. */
export function SilentRefusal() {
  return (
    <>
      <button type="button" aria-disabled="true" aria-describedby="reason">
        转让
      </button>
      <span id="reason">{reason}</span>
    </>
  )
}
