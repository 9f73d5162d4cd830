import { formatMoney, parseMoney } from '@jinpiao/values/money'
import { spokenAmount } from '@jinpiao/values/spoken'
import { type ReactNode, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { FormError } from './MoneyField.stories.tsx'
import { MoneyField } from './MoneyField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

const name = '融资金额（元）'

interface LeavingProps {
  /** What the text becomes on leaving; may speak. */
  leave: (text: string) => string
  children?: (setText: (text: string) => void) => ReactNode
}

/** A plain input that does something when it is left. */
function Leaving({ leave, children }: LeavingProps) {
  const [text, setText] = useState('')
  return (
    <>
      <input
        aria-label={name}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(leave(text))}
      />
      {children?.(setText)}
    </>
  )
}

/** Formats at every key, as most money inputs do: the caret jumps and the text is not what was typed. */
export function FormatsWhileTyping() {
  const [text, setText] = useState('')
  const grouped = (value: string) => value.replace(/\D/g, '').replace(/\d(?=(?:\d{3})+$)/g, '$&,')
  return <input aria-label={name} value={text} onChange={(event) => setText(grouped(event.target.value))} />
}

/** Letters stand in the box until it is left. */
export function TakesEveryKey() {
  return <input aria-label={name} inputMode="decimal" />
}

/** Clears in silence: the person goes on with an empty field. */
export function SilentClear() {
  return <Leaving leave={() => ''} />
}

/** Formats at any Enter: at the one that ends a composition too, of which the characters then come once more. */
export function AnyEnterFormats() {
  const [text, setText] = useState('')
  const format = () => {
    const parsed = parseMoney(text)
    if (!parsed.ok) return
    setText(formatMoney(parsed.decimal))
    announce(spokenAmount(parsed.decimal))
  }
  return (
    <input
      aria-label={name}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={({ key }) => key === 'Enter' && format()}
    />
  )
}

/** `type=number` is a spinbutton: the arrows change the amount. */
export function NumberInput() {
  return <input type="number" aria-label={name} />
}

/** Speaks at each key and again on blur. */
export function Chatty() {
  const [text, setText] = useState('')
  return (
    <input
      aria-label={name}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        announce(event.target.value)
      }}
    />
  )
}

/** 大写 stands below the field and is tied to nothing. */
export function WordsBelow() {
  return (
    <>
      <input aria-label={name} aria-describedby="hint" defaultValue="1,234,567.89" />
      <p id="hint">可用额度 200万元，最多两位小数</p>
      <p>大写金额 壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分</p>
    </>
  )
}

/** Says the amount and not what it took away, the minus least of all; what was typed cannot be had back. */
export function TakesAwayUntold() {
  const leave = (text: string) => {
    const parsed = parseMoney(text.replace(/[^\d０-９.]/g, ''))
    if (!parsed.ok) return text
    announce(spokenAmount(parsed.decimal))
    return formatMoney(parsed.decimal)
  }
  return <Leaving leave={leave} />
}

/** The way back is there for an instant: the button goes when it is pressed, and the focus with it. */
export function RestoreDropsFocus() {
  const [before, setBefore] = useState('')
  const leave = (text: string) => {
    setBefore(text)
    return ''
  }
  return (
    <Leaving leave={leave}>
      {(setText) => {
        const restore = () => {
          setText(before)
          setBefore('')
        }
        return (
          <>
            <button type="button">全部可用额度</button>
            {before !== '' && (
              <button type="button" onClick={restore}>
                恢复刚才的输入
              </button>
            )}
          </>
        )
      }}
    </Leaving>
  )
}

/** Corrects to the limit instead of saying what is wrong: another amount is sent than the one that was typed. */
export function Clamps() {
  const leave = (text: string) => {
    const amount = String(Math.min(Number(text), 2_000_000))
    announce(spokenAmount(amount))
    return formatMoney(amount)
  }
  return <Leaving leave={leave} />
}

/** The limit as a floating-point number: the last fen is lost in rounding, and the amount passes. */
export function FloatingLimit() {
  const leave = (text: string) => {
    if (Number(text) > 99_999_999_999_999.98) announce('金额不能超过 99万9999亿9999万9999元9角8分')
    return text
  }
  return <Leaving leave={leave} />
}

/** The button fills the field in silence. */
export function SilentFill() {
  return (
    <Leaving leave={(text) => text}>
      {(setText) => (
        <button type="button" onClick={() => setText('2,000,000.00')}>
          全部可用额度
        </button>
      )}
    </Leaving>
  )
}

/** The form's error is announced besides: whoever comes to the field hears it twice. */
export function ErrorTwice() {
  return (
    <div onFocus={() => announce('请填写融资金额')}>
      <MoneyField {...FormError.args} />
    </div>
  )
}

/** A keypad without a decimal point. */
export function DigitsOnly() {
  return <input aria-label={name} inputMode="numeric" autoComplete="off" />
}
