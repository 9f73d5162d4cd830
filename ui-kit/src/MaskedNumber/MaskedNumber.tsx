import { plainDigits } from '@jinpiao/values/digits'
import { type MaskOptions, mask } from '@jinpiao/values/mask'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { CardNumber } from '../CardNumber/CardNumber.tsx'
import { groupSizes, type NumberKind } from '../CardNumber/groupDigits.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { announce } from '../lib/announce.ts'
import { smallIconProps } from '../lib/icon.ts'
import { maskMessages } from '../lib/messages/masks.ts'
import { numberMessages } from '../lib/messages/numbers.ts'
import { useMessages } from '../lib/messages.ts'
import { notify } from '../lib/notify.ts'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import * as css from './MaskedNumber.css.ts'

export type { NumberKind } from '../CardNumber/groupDigits.ts'

export interface MaskedNumberProps extends Pick<MaskOptions, 'head' | 'tail' | 'stars'> {
  /** The number: in full, or as the server masked it. */
  value: string
  /** What it is a number of: how it is spoken, and grouped when it is shown. */
  kind?: NumberKind
  /** What the number is, said before it: 账号. Leave it out where a visible label stands before. */
  label?: string
  /** Offers 显示完整号码. `true` when `value` is the full number, else how to get it; rejected, a toast says so. */
  reveal?: true | (() => Promise<string>)
  /** Said after the words of the buttons: which row's number. */
  context?: string
  /**
   * Offers to copy what is shown, never more: the mask, and the digits after 显示完整号码. What the number is, as a noun:
   * 收款账号.
   */
  copy?: string
}

/**
 * First and last digits (spec §3), heard as 6 2 2 2 开头，尾号 1 2 3 4: voices drop the asterisks, and a masked number
 * then sounds complete. Once shown it stays until the page is left; nothing hides by itself (2.2.1).
 */
export function MaskedNumber({ value, kind = 'account', label, reveal, context, copy, ...ends }: MaskedNumberProps) {
  const t = useMessages(numberMessages)
  const masks = useMessages(maskMessages)
  const [full, setFull] = useState<string>()
  const [busy, setBusy] = useState(false)

  // The browser keeps a left page in memory: coming back must not show the number again.
  useEffect(() => {
    const hide = () => setFull(undefined)
    addEventListener('pagehide', hide)
    return () => removeEventListener('pagehide', hide)
  }, [])

  async function toggle() {
    if (full !== undefined) {
      setFull(undefined)
      announce(t.hidden)
      return
    }
    setBusy(true)
    try {
      const number = typeof reveal === 'function' ? await reveal() : value
      setFull(number)
      announce(t.revealed(t.digits(number, groupSizes[kind])))
    } catch {
      notify(t.revealFailed, 'danger')
    } finally {
      setBusy(false)
    }
  }

  return (
    <span className={css.root}>
      {full === undefined ? (
        <SpokenText
          className={css.number}
          visible={mask(value, ends)}
          spoken={masks.mask(value, { ...ends, label, form: kind === 'id' ? 'id' : 'account' })}
        />
      ) : (
        <CardNumber value={full} kind={kind} />
      )}
      {reveal !== undefined && (
        <Button
          tone="quiet"
          size="small"
          busy={busy}
          icon={full === undefined ? <Eye {...smallIconProps} /> : <EyeOff {...smallIconProps} />}
          aria-pressed={full !== undefined}
          {...(context !== undefined && { context })}
          onPress={() => void toggle()}
        >
          {t.reveal}
        </Button>
      )}
      {copy !== undefined && (
        <CopyButton
          text={full === undefined ? mask(value, ends) : plainDigits(full)}
          what={full === undefined ? t.partly(copy) : copy}
          {...(context !== undefined && { context })}
        />
      )}
    </span>
  )
}
