import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonSize, type ButtonTone } from '../Button/Button.tsx'
import { announce } from '../lib/announce.ts'
import { smallIconProps } from '../lib/icon.ts'
import { copyMessages } from '../lib/messages/copy.ts'
import { useMessages } from '../lib/messages.ts'
import { after } from '../lib/pause.ts'
import { ByHand } from './ByHand.tsx'
import * as css from './CopyButton.css.ts'

/** How long it shows that it is done: a look at where the text is wanted, and back. */
const SHOWN_MS = 4000

export interface CopyButtonProps {
  /** Exactly what is copied. Never more than is shown: of a masked number `MaskedNumber` with `copy` knows what that is. */
  text: string
  /** What it is, as a noun: 金票编号. Said after copying, and behind 复制 in the name. */
  what: string
  /** Other visible words, which then are the name by themselves: 复制链接. */
  children?: ReactNode
  /** Said after the words, not shown: which row's. */
  context?: string
  /** Button's; `quiet` by default, because it stands beside what it copies. */
  tone?: ButtonTone
  /** Button's; `small` by default. */
  size?: ButtonSize
  /** Where it goes. By default the browser's clipboard. A rejection offers the text to be copied by hand. */
  write?: (text: string) => Promise<void>
}

/**
 * Copies a text and says once what it was. The name stays while it shows 已复制: voices read a name that changes under
 * the focus, and that would be the second time. Where the browser refuses its clipboard, the text stands in a box,
 * selected, and the keys that copy it are the box's name (accessibility §5.21).
 */
export function CopyButton(props: CopyButtonProps) {
  const { text, what, children, context, tone = 'quiet', size = 'small', write = toClipboard } = props
  const t = useMessages(copyMessages)
  const button = useRef<HTMLButtonElement>(null)
  const [copies, setCopies] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const isDone = copies > 0

  useEffect(() => {
    if (copies === 0) return
    return after(SHOWN_MS, () => setCopies(0))
  }, [copies])

  function succeed() {
    setCopies((count) => count + 1)
    announce(t.copied(what))
  }

  async function copy() {
    try {
      await write(text)
      succeed()
    } catch {
      // In a frame that may not, without a secure connection, or because somebody has said no.
      setRefused(true)
    }
  }

  const behind = [children === undefined && what, context].filter(Boolean).join(' ')
  return (
    <span className={css.root}>
      <Button
        ref={button}
        tone={tone}
        size={size}
        {...(behind !== '' && { context: behind })}
        onPress={() => void copy()}
      >
        <span className={css.words} data-done={isDone || undefined}>
          {/* Below the other word, drawn by css: no part of the name, and its room is there before it is seen. */}
          <span aria-hidden="true" className={css.after}>
            <Check {...smallIconProps} />
            <span className={css.drawn} data-word={t.done} />
          </span>
          <span className={css.before}>
            <Copy {...smallIconProps} />
            <span>{children ?? t.copy}</span>
          </span>
        </span>
      </Button>
      {isRefused && (
        <ByHand
          text={text}
          what={what}
          onCopied={() => {
            button.current?.focus()
            succeed()
          }}
          onLeave={() => setRefused(false)}
        />
      )}
    </span>
  )
}

/** Without a secure connection there is no clipboard at all: the call throws, and that is a refusal too. */
const toClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
