import { ComboBox as RacComboBox } from 'react-aria-components'
import { Field, type FieldName, type FieldParts, type FormParts, isInvalid } from '../Field/Field.tsx'
import type { TextBoxProps } from '../Field/InputFrame.tsx'
import { afterPress } from '../lib/afterPress.ts'
import { choiceMessages } from '../lib/messages/choice.ts'
import { useMessages } from '../lib/messages.ts'
import { type Option, Options } from '../Select/Options.tsx'
import { Entry } from './Entry.tsx'
import { type SearchFailure, useComboBox } from './useComboBox.ts'
import '../lib/racStrings.ts'

export type { Option } from '../Select/Options.tsx'
export type { SearchFailure } from './useComboBox.ts'

export type ComboBoxProps = FieldName &
  FieldParts &
  FormParts<HTMLInputElement> &
  Pick<TextBoxProps, 'autoFocus' | 'id' | 'defaultValue'> & {
    /** All options, or with `onSearch` what the server found for the text. */
    options: readonly Option[]
    /** The id of the chosen option, '' for none: also while a text is typed that is no option yet. */
    value?: string | undefined
    /** The whole option comes along, because a later search may not hold it. */
    onChange?: (value: string, option: Option | undefined) => void
    /** The server searches: called with the text at each change, not while an input method composes. */
    onSearch?: (text: string) => void
    /**
     * The search for the text is under way, from its first letter on: what was found for another is not offered.
     * 正在查找 is said when it lasts more than 1 s.
     */
    isLoading?: boolean
    /** The search has failed: in place of the options stands 网络已断开，重试, which is chosen like one. */
    failure?: SearchFailure | undefined
    /** The label of `value` while its option is not among `options`: a draft, a preset. */
    selectedLabel?: string
  }

/**
 * One of many: type to find (APG list autocomplete). The first that fits is highlighted and taken by Enter. Text that
 * names no option is no choice: it stays, with 请从列表中选择. For a few known choices use Select.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, isRequired, isOptional, description, error, options, onChange, onSearch, ...more } = props
  const { isLoading = false, failure, selectedLabel, value, defaultValue, ...others } = more
  const { name, onBlur, ref, disabled = false, ...rest } = others
  const t = useMessages(choiceMessages)
  const search = { onSearch, isLoading, failure }
  const box = useComboBox({ options, value, defaultValue, selectedLabel, onChange, ...search, error })

  return (
    <RacComboBox
      {...rest}
      items={box.shown}
      value={box.value === '' ? null : box.value}
      onChange={(key) => key !== null && box.pick(String(key))}
      inputValue={box.text}
      onInputChange={box.type}
      onOpenChange={box.setOpen}
      onBlur={() => afterPress(box.takeStock)}
      // An empty list stays open and says that it is empty.
      allowsEmptyCollection
      // What is typed stays in the box.
      allowsCustomValue
      isRequired={isRequired ?? false}
      isReadOnly={disabled}
      isInvalid={isInvalid(box.error)}
      validationBehavior="aria"
    >
      <Field
        label={label}
        isRequired={isRequired}
        isOptional={isOptional}
        description={description}
        error={box.error}
        form={{ name, onBlur, disabled, value: box.value, onReset: box.reset }}
      >
        <Entry ref={ref} offered={box.offered} onStock={box.takeStock} retries={box.retries} {...box.composition} />
        <Options options={box.shown} empty={isLoading ? t.searching : t.nothing(box.query)} />
      </Field>
    </RacComboBox>
  )
}
