import { todayInShanghai } from '@jinpiao/values/days'
import { spokenDate } from '@jinpiao/values/spoken'
import { useId, useRef } from 'react'
import { useLocale } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Link } from '../Link/Link.tsx'
import { announce } from '../lib/announce.ts'
import { moneyMessages } from '../lib/messages/money.ts'
import { noValueMessages } from '../lib/messages/noValue.ts'
import { numberMessages } from '../lib/messages/numbers.ts'
import { ukeyMessages } from '../lib/messages/ukey.ts'
import { useMessages } from '../lib/messages.ts'
import { readFen } from '../lib/readValue.ts'
import type { UkeyProblem } from '../lib/ukeyFailure.ts'
import type { UkeyAdapter } from './adapter.ts'
import { PinForm } from './PinForm.tsx'
import { SignedContent, type SignedContentProps } from './SignedContent.tsx'
import { StatusLine } from './StatusLine.tsx'
import { statusText, statusTone } from './statusText.ts'
import * as css from './UkeyPrompt.css.ts'
import { isBusy, isOver } from './ukeyPromptState.ts'
import { useSlowDetection, useStatusAnnouncement, useStatusFocus } from './useStatus.ts'
import { useUkeyPrompt } from './useUkeyPrompt.ts'

export type { UkeyProblem } from '../lib/ukeyFailure.ts'
export type { UkeyAdapter, UkeyCertificateInfo } from './adapter.ts'

export interface UkeyPromptProps<Signature> extends SignedContentProps {
  /** Mount it always and open it by this: the focus then returns to what opened it. */
  isOpen: boolean
  /** 取消, Esc, and 关闭 at the end. */
  onClose: () => void
  /** The act in words: 签名并提交 3 笔金票开立. */
  title: string
  /** Finds the key and signs with it: one per driver; the kit knows none. */
  adapter: UkeyAdapter<Signature>
  /** The user's registered certificate; undefined says that none is bound. */
  certSerialNo: string | undefined
  /** Its last four characters. */
  suffix: string
  /** 经办 or 主管. */
  post: string
  /** What is signed is still being composed: the dialog is open, and nothing of it can be read or signed yet. */
  isPreparing?: boolean
  /** UKEY control is off: no key is looked for, no PIN asked, and the dialog says so. */
  simulated?: boolean
  /**
   * Submits. A rejection is shown with its `message`; results per entry are for the page: close the dialog at the end of
   * it to show them at once.
   */
  onSigned: (signature: Signature) => Promise<void>
  /**
   * Whether the same signature may succeed after this rejection of `onSigned`: only then 重新提交 is offered, otherwise
   * only 关闭. Always, if left out.
   */
  canSubmitAgain?: ((error: unknown) => boolean) | undefined
  /** One way out per problem: { DRIVER_VERSION: { label: '下载驱动', href } }. */
  help?: Partial<Record<UkeyProblem, { label: string; href: string }>>
}

/** Signing with a UKEY: what is signed, then key, then PIN; one dialog through all states (accessibility §5.8). */
export function UkeyPrompt<Signature>(props: UkeyPromptProps<Signature>) {
  const { isOpen, onClose, title, adapter, count, unit, total, suffix, post, simulated = false, help = {} } = props
  const { isPreparing = false } = props
  const t = useMessages(ukeyMessages)
  const money = useMessages(moneyMessages)
  const numbers = useMessages(numberMessages)
  const noValue = useMessages(noValueMessages)
  const english = useLocale().locale.startsWith('en')
  const { state, attempt, typedRef, detect, sign, submitAgain } = useUkeyPrompt({ ...props, simulated, isPreparing })
  const pinInput = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const formId = useId()

  const { phase } = state
  const busy = isBusy(state)
  const isReady = phase === 'ready'
  const isEnd = isOver(state)
  const canTryAgain = simulated && phase === 'failed'
  const canSubmitAgain = phase === 'submitFailed' && !isEnd

  const context = { t, pinEntry: adapter.pinEntry, suffix, post }
  const waiting = isPreparing ? t.preparing : t.detecting
  const detecting = useSlowDetection(isOpen && phase === 'detecting', waiting)
  const spoken = statusText(state, { ...context, format: (digits) => numbers.digits(digits) })
  const visible = statusText(state, { ...context, format: (digits) => digits })
  useStatusAnnouncement(isOpen, state, spoken, phase === 'signing' && adapter.pinEntry === 'driver')
  useStatusFocus(isOpen, state, pinInput, status)

  const mayClose = () => {
    if (busy) announce(t.cannotCancel)
    return !busy
  }
  const problem = phase === 'blocked' || phase === 'failed' ? state.problem : undefined
  const wayOut = problem && help[problem]
  const expiry = isReady && state.certificate ? todayInShanghai(Date.parse(state.certificate.notAfter)) : undefined
  const sum = readFen('UkeyPrompt', total)
  const inAll = total === undefined ? '' : t.inAll(sum === undefined ? noValue.spoken : money.spoken(sum))

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onCloseRequest={mayClose}
      title={title}
      size="wide"
      initialFocus="heading"
      actions={
        <>
          <Button disabledReason={busy ? t.cannotCancel : undefined} onPress={onClose}>
            {isEnd ? t.close : t.cancel}
          </Button>
          {!simulated && !isPreparing && !busy && !isEnd && <Button onPress={detect}>{t.detectAgain}</Button>}
          {canTryAgain && <Button onPress={detect}>{t.tryAgain}</Button>}
          {isReady && (
            <Button tone="primary" type="submit" form={formId}>
              {t.sign}
            </Button>
          )}
          {canSubmitAgain && (
            <Button tone="primary" onPress={submitAgain}>
              {t.submitAgain}
            </Button>
          )}
        </>
      }
    >
      <SignedContent {...props} isPreparing={isPreparing} />
      {simulated && <p className={css.simulated}>{t.simulated}</p>}
      <StatusLine
        ref={status}
        label={t.status}
        tone={statusTone(state)}
        visible={detecting && !isPreparing ? waiting : visible}
        spoken={detecting ? waiting : spoken}
      >
        {expiry !== undefined && <p className={css.hint}>{t.expires(english ? expiry : spokenDate(expiry))}</p>}
        {phase === 'signing' && state.window !== undefined && (
          <p>
            <Link href={state.window} kind="standalone" newWindow>
              {t.openWindow}
            </Link>
          </p>
        )}
        {wayOut && (
          <p>
            <Link href={wayOut.href} kind="standalone" newWindow>
              {wayOut.label}
            </Link>
          </p>
        )}
      </StatusLine>
      {isReady && (
        <PinForm
          key={attempt}
          id={formId}
          asksPin={adapter.pinEntry === 'page' && !simulated}
          typedRef={typedRef}
          error={state.note === 'pinIncorrect' ? t.pinIncorrect(state.attemptsLeft) : undefined}
          summary={`${t.count(count, unit ?? t.items(count))}${inAll}`}
          onSign={(pin) => void sign(pin)}
          inputRef={pinInput}
        />
      )}
    </Dialog>
  )
}
