import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { focusField } from '../ErrorSummary/focusField.ts'
import { keepComposition } from '../lib/isComposing.ts'
import { filterMessages } from '../lib/messages/filter.ts'
import { useMessages } from '../lib/messages.ts'
import { useScreen } from '../lib/screen.ts'
import { useOutcome } from '../lib/useOutcome.ts'
import { useSpokenProse } from '../lib/useSpokenProse.ts'
import { type Tag, TagGroup } from '../TagGroup/TagGroup.tsx'
import * as css from './FilterBar.css.ts'

/** A condition in force, in words: `{ id: 'state', label: '状态：待签收' }`. */
export type Condition = Tag

export interface FilterBarProps {
  /** Names the region: 查询金票. */
  label: string
  /** The fields that most people need; on a phone the one that stays in sight. */
  children: ReactNode
  /** Further fields: behind a button; while they are unfolded 查询 and 重置 stand after the last of them. */
  more?: ReactNode
  /** How many of the further fields are in force: their button says so while they are folded. */
  moreInForce?: number
  /** What the list shows now, not what has been typed since. */
  conditions: readonly Condition[]
  /** Takes one away and searches. */
  onRemove: (id: string) => void
  /**
   * 查询, or Enter in a field. Nothing is searched while one types, nor while a field shows an error: it has the focus
   * instead, so that no condition is left out in silence.
   */
  onSearch: () => void
  /** Empties the fields and searches. */
  onReset: () => void
  /**
   * How many were found, said once after each search; undefined from the very render in which one begins. Leave it out
   * where the list says it itself, as `DataTable` with `filter` does.
   */
  found?: number | undefined
  /** A search runs: 查询 says so, and does not begin another one. */
  busy?: boolean
  /** Above the fields: `SavedViews`. */
  views?: ReactNode
}

/**
 * The conditions of a list: fields, 查询 and 重置, and what is in force as tags that can be taken away. A landmark, so
 * that one gets to it from the list with one key (accessibility §5.22).
 */
export function FilterBar(props: FilterBarProps) {
  const { label, children, more, moreInForce = 0, conditions, onRemove, onSearch, onReset, found, busy = false } = props
  const t = useMessages(filterMessages)
  const { isPhone } = useScreen()
  const [chosen, setChosen] = useState<{ isUnfolded: boolean; isPhone: boolean }>()
  // Nothing opens by itself; what the person has chosen holds, but not over the list of a phone.
  const isUnfolded = chosen?.isPhone === isPhone && chosen.isUnfolded
  // After the last field. On a phone one field and one button stand above the list, so that its first entry is in view.
  const buttonsLast = more !== undefined && (isPhone || isUnfolded)
  const submitButton = useRef<HTMLButtonElement>(null)
  const say = useOutcome(found)
  const spoken = useSpokenProse()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')
    // Unfolds the further fields, if it is one of them.
    if (wrong) return focusField({ message: '', inputRef: { current: wrong } })
    onSearch()
    say('')
  }

  const buttons = (
    <div className={css.actions}>
      <Button ref={submitButton} type="submit" size="small" busy={busy}>
        {t.search}
      </Button>
      <Button
        tone="quiet"
        size="small"
        onPress={() => {
          onReset()
          say(t.saidReset)
        }}
      >
        {t.reset}
      </Button>
    </div>
  )

  return (
    // Not <search>: engines before 2023, which many enterprises still have, do not know it.
    <div role="search" aria-label={label} className={css.bar}>
      {/* Outside the form: the forms of its dialogs would submit this one too. */}
      {props.views}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps back what the IME consumed */}
      <form noValidate className={css.form} onSubmit={search} onKeyDown={keepComposition}>
        <div className={css.line}>
          {children}
          {!buttonsLast && buttons}
        </div>
        {more !== undefined && (
          <Disclosure
            title={(isPhone ? t.filter : t.more)(moreInForce)}
            isExpanded={isUnfolded}
            onExpandedChange={(unfolded) => setChosen({ isUnfolded: unfolded, isPhone })}
          >
            <div className={css.furtherFields}>
              {more}
              {buttonsLast && buttons}
            </div>
          </Disclosure>
        )}
      </form>
      <TagGroup
        label={t.inForce(conditions.length)}
        tags={conditions}
        removeLabel={t.remove}
        onRemove={(id) => {
          onRemove(id)
          say(t.saidRemoved(spoken(conditions.find((condition) => condition.id === id)?.label ?? '')))
        }}
        isSilent
        getFocusWhenEmpty={() =>
          buttonsLast && !isUnfolded ? foldButtonOf(submitButton.current?.form) : submitButton.current
        }
      />
    </div>
  )
}

const foldButtonOf = (form: HTMLFormElement | null | undefined) =>
  form?.querySelector<HTMLElement>(':scope > * > [aria-expanded]') ?? null
