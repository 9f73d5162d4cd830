import { Check } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import { choosableFirst } from '../lib/choosableFirst.ts'
import { cx } from '../lib/cx.ts'
import { iconProps } from '../lib/icon.ts'
import { focusRing, visuallyHidden } from '../lib/interactive.css.ts'
import { choiceMessages } from '../lib/messages/choice.ts'
import { useMessages } from '../lib/messages.ts'
import { useSpokenProse } from '../lib/useSpokenProse.ts'
import * as css from './Select.css.ts'
import '../lib/racStrings.ts'

/** One choice of a Select or ComboBox. */
export interface Option {
  /** Unique in the list, not ''. */
  id: string
  /** The words of the choice: what type-ahead and search look for. */
  label: string
  /** A second line: the number of an account, the code of a company. */
  description?: string | undefined
  /** Why it cannot be chosen now: it stays in the list, can be reached, and says so. @selector [aria-disabled=true] */
  disabledReason?: string | undefined
}

export interface OptionsProps {
  options: readonly Option[]
  /** Shown in place of the options while there are none. */
  empty: ReactNode
  /** Where the list cannot be named by the label of its field. */
  'aria-label'?: string | undefined
}

/** The pop-up list of Select and ComboBox; private to them. */
export function Options({ options, empty, 'aria-label': name }: OptionsProps) {
  return (
    <Popover className={css.popover} offset={8} placement="bottom start">
      <div role="presentation" className={css.keys} onKeyDownCapture={takeByAlt}>
        <ListBox
          {...(name !== undefined && { 'aria-label': name })}
          items={choosableFirst(options)}
          className={css.list}
          renderEmptyState={() => <div className={css.empty}>{empty}</div>}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </div>
    </Popover>
  )
}

/** APG: Alt+↑ takes the option that has the focus, and closes the list. */
function takeByAlt(event: KeyboardEvent) {
  if (!event.altKey || event.key !== 'ArrowUp' || !(event.target instanceof HTMLElement)) return
  event.preventDefault()
  event.stopPropagation()
  event.target.closest<HTMLElement>('[role=option]')?.click()
}

function OptionItem({ option }: { option: Option }) {
  const t = useMessages(choiceMessages)
  const spokenOf = useSpokenProse()
  const { id, label, description, disabledReason } = option
  const more = [description, disabledReason].filter((text) => text !== undefined && text !== '').join(t.comma)
  const spoken = [label, more].filter((text) => spokenOf(text) !== text).map(spokenOf)
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className={cx(focusRing, css.option)}
      // Not react-aria's isDisabled: the arrow keys would pass over it, and nobody would hear the reason.
      {...(disabledReason !== undefined && {
        render: (props) => <div {...(props as ComponentProps<'div'>)} aria-disabled="true" />,
      })}
    >
      {({ isSelected }) => (
        <>
          {/* Both lines are the name: a list is read in one mode only, and what is seen can be said (2.5.3). */}
          <Text slot="label" className={css.optionText}>
            <span>{label}</span>
            {more !== '' && <span className={css.optionDescription}>{more}</span>}
          </Text>
          {/* The name says numbers as they are seen (ADR 0022); as they are to be heard they are described. */}
          {spoken.length > 0 && (
            <Text slot="description" className={visuallyHidden}>
              {spoken.join(t.comma)}
            </Text>
          )}
          {isSelected && <Check {...iconProps} className={css.check} />}
        </>
      )}
    </ListBoxItem>
  )
}
