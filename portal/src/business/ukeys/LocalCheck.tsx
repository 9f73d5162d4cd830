import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { StatusTag, type StatusTone } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { type CheckLine, type LineState, useLocalCheck } from './useLocalCheck.ts'

interface LocalCheckProps {
  label: string
  /** Whose row the button stands in. */
  context?: string
  size?: 'small' | 'regular'
}

/** 检测本机UKEY: driver, keys that are plugged in, serial and a test signature, each a line with its state in words. */
export function LocalCheck({ label, context, size = 'regular' }: LocalCheckProps) {
  const { t } = useTranslation('ukeys')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        tone={size === 'small' ? 'quiet' : 'secondary'}
        size={size}
        {...(context !== undefined && { context })}
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('check')}
        initialFocus="heading"
        actions={<Button onPress={close}>{t('close')}</Button>}
      >
        <Content />
      </Dialog>
    </>
  )
}

const tones: Record<LineState, StatusTone> = { OK: 'success', WRONG: 'danger', OPEN: 'neutral', CHECKING: 'info' }

function Content() {
  const { t } = useTranslation('ukeys')
  const { lines, again, isLooking, trying, maySign } = useLocalCheck(announce)
  return (
    <div className={page.section}>
      <p>{t('checkText')}</p>
      <SummaryList
        rows={lines.map((line) => ({ label: t(`line.${line.id}`), value: <Line {...line} />, isWide: true }))}
      />
      {maySign && <TestForm {...trying} />}
      <div className={page.actions}>
        <Button busy={isLooking} onPress={again}>
          {t('checkAgain')}
        </Button>
      </div>
    </div>
  )
}

function Line({ state, text }: CheckLine) {
  const { t } = useTranslation('ukeys')
  return (
    <>
      <StatusTag tone={tones[state]}>{t(`lineState.${state}`)}</StatusTag> <ProseText>{text}</ProseText>
    </>
  )
}

/** The PIN is typed for this one signature and kept nowhere. */
function TestForm({ isPending, asksPin, pinError, sign }: ReturnType<typeof useLocalCheck>['trying']) {
  const { t } = useTranslation('ukeys')
  const id = useId()
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  function submit() {
    const isMissing = asksPin && pin === ''
    setError(isMissing ? t('pinMissing') : undefined)
    if (!isMissing) sign(pin)
  }
  return (
    <form
      className={page.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {asksPin && (
        <PasswordField
          id={id}
          label={t('pin')}
          description={t('pinHint')}
          autoComplete="off"
          value={pin}
          onChange={setPin}
          error={error ?? pinError}
        />
      )}
      <div className={page.actions}>
        <Button type="submit" tone="primary" busy={isPending}>
          {t('sign')}
        </Button>
      </div>
    </form>
  )
}
