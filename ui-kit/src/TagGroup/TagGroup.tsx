import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button as RacButton } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { announce } from '../lib/announce.ts'
import { cx } from '../lib/cx.ts'
import { focusText } from '../lib/focusText.ts'
import { smallIconProps } from '../lib/icon.ts'
import { focusRing } from '../lib/interactive.css.ts'
import { tagMessages } from '../lib/messages/tags.ts'
import { useMessages } from '../lib/messages.ts'
import { useSpokenProse } from '../lib/useSpokenProse.ts'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import { nextFocus } from './nextFocus.ts'
import * as css from './TagGroup.css.ts'

export interface Tag {
  /** What `onRemove` is told. */
  id: string
  /** 供应商：江城精铸. The name of its button, too. Amounts, days and long numbers in it are said as words. */
  label: string
}

export interface TagGroupProps {
  /** What they are: 已选条件. */
  label: ReactNode
  /** In the order shown; without any nothing is there. */
  tags: readonly Tag[]
  /** Without it they are only read. */
  onRemove?: (id: string) => void
  /** The name of a tag's button, where 移除 says too little: 移除条件 状态：待签收. */
  removeLabel?: (label: string) => string
  /** Offered from two tags on. */
  onClear?: () => void
  /** Where the focus goes with the last tag; the page's heading by default. */
  getFocusWhenEmpty?: () => HTMLElement | null | undefined
  /** The owner says itself what came of it (已筛选：…，共 8 条): one change, one announcement. */
  isSilent?: boolean
}

/**
 * Short words that hold, and can be taken away. A list with a button each: react-aria's grid of tags hides the removal
 * behind the Delete key, which nobody is told of in Chinese. Nothing is there when there is no tag.
 */
export function TagGroup(props: TagGroupProps) {
  const { label, tags, onRemove, onClear, getFocusWhenEmpty, isSilent = false } = props
  const t = useMessages(tagMessages)
  const spoken = useSpokenProse()
  const { removeLabel = t.remove } = props
  const labelId = useId()
  const list = useRef<HTMLUListElement>(null)

  /** Before the tag has gone, so that the focus is never lost to the top of the document. */
  function moveFocus(index: number) {
    const next = nextFocus(index, tags.length)
    if (next === -1) return leave()
    const place = next === index ? index + 1 : next
    list.current?.querySelectorAll<HTMLElement>('button')[place]?.focus()
  }

  function leave() {
    const target = getFocusWhenEmpty?.()
    if (target) target.focus()
    else focusText(document.querySelector('h1'))
  }

  if (tags.length === 0) return null
  return (
    <div role="group" aria-labelledby={labelId} className={css.group}>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <ul ref={list} role="list" className={css.list}>
        {tags.map((tag, index) => (
          <li key={tag.id} className={css.tag}>
            <SpokenText visible={tag.label} spoken={spoken(tag.label)} />
            {onRemove !== undefined && (
              <RacButton
                aria-label={removeLabel(spoken(tag.label))}
                className={cx(focusRing, css.remove)}
                onPress={() => {
                  moveFocus(index)
                  onRemove(tag.id)
                  if (!isSilent) announce(t.removed(spoken(tag.label), tags.length - 1))
                }}
              >
                <X {...smallIconProps} />
              </RacButton>
            )}
          </li>
        ))}
      </ul>
      {onClear !== undefined && tags.length > 1 && (
        <Button
          size="small"
          tone="quiet"
          onPress={() => {
            leave()
            onClear()
            if (!isSilent) announce(t.cleared(tags.length))
          }}
        >
          {t.clear}
        </Button>
      )}
    </div>
  )
}
