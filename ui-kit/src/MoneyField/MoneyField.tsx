import { type Fen, fenToDecimal } from '@jinpiao/values/money'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { AmountInWords } from '../AmountInWords/AmountInWords.tsx'
import { Button } from '../Button/Button.tsx'
import { type FieldName, type FieldParts, type FormParts, isInvalid } from '../Field/Field.tsx'
import { InputFrame, type TextBoxProps, useFrame } from '../Field/InputFrame.tsx'
import { afterPress } from '../lib/afterPress.ts'
import { cx } from '../lib/cx.ts'
import { hasLeft } from '../lib/hasLeft.ts'
import { control, focusRing, tabularFigures, visuallyHidden } from '../lib/interactive.css.ts'
import { isComposing } from '../lib/isComposing.ts'
import { moneyMessages } from '../lib/messages/money.ts'
import { moneyFieldMessages } from '../lib/messages/moneyField.ts'
import { useMessages } from '../lib/messages.ts'
import { type OrNone, readFen, readText } from '../lib/readValue.ts'
import { useAmountKeys } from '../lib/useAmountKeys.ts'
import { useTooltip } from '../lib/useTooltip.ts'
import * as css from './MoneyField.css.ts'
import { MoneyTooltip } from './MoneyTooltip.tsx'
import { amountOf } from './moneyCommit.ts'
import { useMoneyField } from './useMoneyField.ts'

export type MoneyFieldProps = FieldName &
  FieldParts &
  FormParts<HTMLInputElement> &
  Pick<TextBoxProps, 'autoFocus' | 'id' | 'defaultValue'> & {
    /** A decimal string (`1234.50`), or whatever text was typed while it is no amount; without a text the box is empty. */
    value?: OrNone<string>
    /**
     * While typing and on commit: the decimal when the text is an amount, else the text as typed. Text that is no
     * number becomes '' on blur (spec §5). Check it with `parseMoney` on submit.
     */
    onChange?: (value: string) => void
    /** Smallest amount in fen, 0 by default. */
    min?: OrNone<Fen>
    /** Largest amount in fen, 99 999 999 999 999.98 yuan by default (spec §5). */
    max?: OrNone<Fen>
    /** 大写金额 under the field and in its description. */
    showWords?: boolean
    /** A button that gives the amount, when there is one: `{ label: '全部可用额度', value: '2000000.00' }`. */
    fillMax?: { label: string; value: OrNone<string> }
    /**
     * More than there is, while it is typed: the box turns to danger together with the number and the meter beside it.
     * For the eye alone; the error in words comes on leaving. @selector [data-invalid]
     */
    isOver?: boolean
    /** Can be focused and copied, not changed. @selector [readonly] */
    isReadOnly?: boolean
  }

/**
 * An amount in yuan (accessibility §5.1). Keys bring digits and one dot in, pasted text comes as it is (spec §5).
 * Nothing is rewritten while it has the focus, ↑ and ↓ do nothing, there is no spinbutton. On blur, and on Enter before the form is sent, the text is formatted and said once.
 * Put the unit into the label: 融资金额（元）; the 元 in the box is silent.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { frame, input } = useFrame(props)
  const { value: given, defaultValue, onChange, min, max, showWords = false, fillMax, isReadOnly, ...more } = input
  const { isOver = false, ...rest } = more
  const t = useMessages(moneyFieldMessages)
  const { yuan } = useMessages(moneyMessages)
  const box = useRef<HTMLSpanElement>(null)
  const value = readText('MoneyField', given)
  const limits = { min: min ?? undefined, max: max ?? undefined }
  const field = useMoneyField({ value, defaultValue, onChange, ...limits, error: frame.error })
  const tooltip = useTooltip(box)
  useAmountKeys(box, { onMinus: field.keptOutMinus })

  const committed = field.state.dirty ? undefined : amountOf(field.state.value)
  const description = useStill(frame.description, field.state.dirty)
  const fullAmount = readFen('MoneyField', fillMax?.value)
  const hasError = isInvalid(field.error)
  const echoId = `${frame.id}-echo`
  const wordsId = `${frame.id}-words`
  const describedBy = committed === undefined ? undefined : cx(echoId, showWords && wordsId)

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and Ctrl+Z of an input method belong to it.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && field.commit() === 'refused') event.preventDefault()
    // The browser's own undo is lost when the text is formatted: the first step back is ours.
    const undo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (undo && field.canRestore) {
      event.preventDefault()
      field.restore()
    }
  }

  return (
    <InputFrame
      {...frame}
      description={description}
      describedBy={describedBy}
      error={field.error}
      committed={{ formValue: field.state.value, onReset: field.reset }}
    >
      {(wiring) => (
        <>
          <div className={css.row}>
            <span ref={box} className={css.box} {...tooltip.hover}>
              <input
                {...rest}
                {...wiring}
                {...(isOver && { 'data-invalid': true })}
                inputMode="decimal"
                autoComplete="off"
                readOnly={isReadOnly}
                value={field.state.text}
                className={cx(focusRing, control, tabularFigures, css.input)}
                onChange={(event) => field.type(event.currentTarget.value)}
                onKeyDown={keyDown}
                onFocus={tooltip.focus}
                onBlur={(event) => {
                  tooltip.blur()
                  if (hasLeft(event)) afterPress(field.commit)
                }}
              />
              <span aria-hidden="true" className={css.unit}>
                {yuan}
              </span>
              {tooltip.isOpen && <MoneyTooltip text={field.state.text} />}
              {committed !== undefined && (
                <span id={echoId} className={visuallyHidden}>
                  {t.amount(committed)}
                </span>
              )}
            </span>
            {fillMax !== undefined && fullAmount !== undefined && !isReadOnly && (
              <Button tone="quiet" size="small" onPress={() => field.fill(fenToDecimal(fullAmount))}>
                {fillMax.label}
              </Button>
            )}
            {field.isCleared && (
              <Button
                tone="quiet"
                size="small"
                onPress={() => {
                  field.restore()
                  box.current?.querySelector('input')?.focus()
                }}
              >
                {t.restore}
              </Button>
            )}
          </div>
          {field.note !== undefined && <div className={css.note}>{field.note}</div>}
          {showWords && <AmountInWords id={wordsId} htmlFor={frame.id} value={committed} reserve={!hasError} />}
        </>
      )}
    </InputFrame>
  )
}

/**
 * What is left of a limit changes with each digit. Orca reads a description that changes under the focus, so it stands
 * still until the amount is committed; then it is read with the field.
 */
function useStill(description: ReactNode, isTyping: boolean): ReactNode {
  const [still, setStill] = useState(description)
  if (!isTyping && still !== description) setStill(description)
  return isTyping ? still : description
}
