import type { ReactNode } from 'react'
import {
  RadioGroup as RacRadioGroup,
  type RadioGroupProps as RacRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components'
import { Field, type FieldName, type FormParts } from '../Field/Field.tsx'
import { ownerOfRadios, useFieldValue } from '../Field/formParts.ts'
import * as css from './SegmentedSwitch.css.ts'

export interface Segment<Value extends string> {
  /** What `onChange` is told. */
  value: Value
  /** One or two words. */
  label: ReactNode
  /** Before the words, never in their place. */
  icon?: ReactNode
}

export type SegmentedSwitchProps<Value extends string> = FieldName &
  FormParts & {
    /** Two to five, all in view; more is a Select. */
    segments: readonly Segment<Value>[]
    /** Of the one that is chosen; there always is one. */
    value?: Value | undefined
    /** Of the one that is chosen at first, where nobody holds the value. */
    defaultValue?: Value | undefined
    /** Told the value of what was chosen. It acts at once. */
    onChange?: (value: Value) => void
    /** Read with the name of the group. */
    description?: ReactNode
    /** Of the group. */
    id?: string
  }

/**
 * One of a few ways to see the same thing: table or chart, month or year. Something is always chosen, and it acts at
 * once; the keys are a radio group's. In a form that is sent use RadioGroup; for parts of a page, Tabs.
 */
export function SegmentedSwitch<Value extends string>(props: SegmentedSwitchProps<Value>) {
  const { label, segments, value, defaultValue, onChange, description, name, onBlur, ref, disabled, ...rest } = props
  const chosen = useFieldValue<Value | null, []>(
    { value, defaultValue, onChange: (to) => to !== null && onChange?.(to) },
    null,
  )
  const { owner, onReset } = ownerOfRadios({ name, disabled }, chosen)
  return (
    <RacRadioGroup
      {...(rest as RacRadioGroupProps)}
      {...owner}
      value={chosen.value}
      onChange={(value) => chosen.change(value as Value)}
      orientation="horizontal"
    >
      <Field label={label} description={description} form={{ name, onBlur, ref, disabled, onReset }}>
        <div className={css.track}>
          {segments.map((segment) => (
            <RadioField key={segment.value} value={segment.value} className={css.field}>
              <RadioButton className={css.segment}>
                <span className={css.words}>
                  {segment.icon}
                  {segment.label}
                </span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </Field>
    </RacRadioGroup>
  )
}
