import { ChevronDown } from 'lucide-react'
import { Button as RacButton, Select as RacSelect, SelectValue } from 'react-aria-components'
import { Field, type FieldName, type FieldParts, type FormParts, hasContent, isInvalid } from '../Field/Field.tsx'
import { useFieldValue } from '../Field/formParts.ts'
import type { TextBoxProps } from '../Field/InputFrame.tsx'
import { RequiredName, useRequiredName } from '../Field/RequiredName.tsx'
import { announce } from '../lib/announce.ts'
import { cx } from '../lib/cx.ts'
import { iconProps } from '../lib/icon.ts'
import { control, focusRing } from '../lib/interactive.css.ts'
import { choiceMessages } from '../lib/messages/choice.ts'
import { useMessages } from '../lib/messages.ts'
import { useSpokenDescription } from '../lib/useSpokenDescription.tsx'
import { wrongButton } from '../lib/wrongButton.ts'
import { type Option, Options } from './Options.tsx'
import * as css from './Select.css.ts'
import '../lib/racStrings.ts'

export type { Option } from './Options.tsx'

export type SelectProps = FieldName &
  FieldParts &
  FormParts<HTMLButtonElement> &
  Pick<TextBoxProps, 'autoFocus' | 'id' | 'defaultValue'> & {
    /** In the order of the list. */
    options: readonly Option[]
    /** The id of the chosen option, '' for none. */
    value?: string | undefined
    /** Told the id of what was chosen. */
    onChange?: (value: string) => void
    /** Shown while nothing is chosen; 请选择 by default. */
    placeholder?: string
  }

/**
 * One of a few known choices (up to about 15; more: ComboBox). APG select-only: arrows, Home, End, type-ahead, Esc.
 * Opening says 共 12 项.
 */
export function Select(props: SelectProps) {
  const { label, isRequired, isOptional, description, error, options, onChange, placeholder, ...more } = props
  const { value: given, defaultValue, name: formName, onBlur, ref, disabled = false, ...rest } = more
  const chosen = useFieldValue({ value: given, defaultValue, onChange }, '')
  const { value } = chosen
  const t = useMessages(choiceMessages)
  // The trigger is a button, which cannot be aria-required: the name says it.
  const name = isRequired && label !== undefined ? <RequiredName>{label}</RequiredName> : label

  const heardName = useRequiredName(rest['aria-label'], isRequired)
  const digits = useSpokenDescription(options.find(({ id }) => id === value)?.label)

  function choose(id: string) {
    if (disabled) return
    const option = options.find((each) => each.id === id)
    if (option === undefined) return
    if (option.disabledReason !== undefined) announce(t.notChosen(option.label, option.disabledReason))
    else if (id !== value) chosen.change(id)
  }

  return (
    <RacSelect
      {...rest}
      {...(heardName !== undefined && { 'aria-label': heardName })}
      {...digits.described}
      // Not a prop of its type: by it react-aria (1.22) looks again whether there is a description to refer to.
      {...({ description: hasContent(description) } as object)}
      value={value === '' ? null : value}
      onChange={(key) => key !== null && choose(String(key))}
      // Not react-aria's isDisabled, which takes it out of the order of Tab.
      {...(disabled && { isOpen: false })}
      onOpenChange={(isOpen) => isOpen && !disabled && announce(t.count(options.length))}
      placeholder={placeholder ?? t.placeholder}
      isRequired={isRequired ?? false}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
    >
      <Field
        label={name}
        isOptional={isOptional}
        description={description}
        error={error}
        form={{ name: formName, onBlur, disabled, value, onReset: () => chosen.change(chosen.initial) }}
      >
        <RacButton
          {...(ref !== undefined && { ref })}
          {...(disabled && { 'aria-disabled': true })}
          render={wrongButton(isInvalid(error))}
          className={cx(focusRing, control, css.trigger, isInvalid(error) && css.invalid)}
        >
          <SelectValue className={css.value}>
            {({ isPlaceholder, defaultChildren, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <ChevronDown {...iconProps} />
        </RacButton>
        {digits.description}
        {/* Named again: while the list is open its label is inert, and names nothing. */}
        <Options
          options={options}
          empty={t.nothing('')}
          aria-label={typeof label === 'string' ? label : rest['aria-label']}
        />
      </Field>
    </RacSelect>
  )
}
