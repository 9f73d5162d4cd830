import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { messagesFor } from '@jinpiao/ui-kit/lib/messages'
import { ukeyMessages } from '@jinpiao/ui-kit/lib/messages/ukey'
import { ukeyFailure } from '@jinpiao/ui-kit/lib/ukeyFailure'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusinessError } from '#portal/http/errors.ts'
import { lazyPart } from '#portal/parts/lazyPart.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { refusedField } from '#portal/parts/refusedField.ts'
import { isUkeyError, useUkeyText } from '#portal/parts/useUkeyText.ts'
import type { Entered } from '#portal/session/entryCalls.ts'
import { checkPassword, checkPin } from '#portal/session/entryChecks.ts'
import type { AccountProps } from './account.ts'
import { EntryForm } from './EntryForm.tsx'
import * as css from './Login.css.ts'
import { entryCalls, useEntryForm } from './useEntryForm.ts'
import { useMissedWindow } from './useMissedWindow.ts'
import { useUkey } from './useUkey.ts'

// Exists only in a demonstration, where there is no key to plug in.
const DemoUkey = lazyPart(() => import('./DemoUkey.tsx'))

interface UkeyFormProps extends AccountProps {
  /** The tab is shown: only then the key is looked for. */
  active: boolean
  onEntered: (entered: Entered) => Promise<void>
}

/**
 * The UKEY tells who it is and signs; the password proves that it is not only the key (spec §1). Default export of a
 * script of its own: the sentences of a UKEY would be too much for the first one.
 */
export default function UkeyForm({ account, onAccountChange, active, onEntered }: UkeyFormProps) {
  const { t, i18n } = useTranslation('login')
  const ukeyWords = messagesFor(ukeyMessages, i18n.language)
  const { ukeyDriver } = usePlatform()
  // Whoever reaches a key by another program types its PIN there, and this page never sees it.
  const asksPin = ukeyDriver === 'demo'
  const { state, text, check, found } = useUkey(active, ukeyDriver)
  const ukeyText = useUkeyText()
  const missed = useMissedWindow(ukeyWords.windowMissed)
  const [pin, setPin] = useState('')
  const [password, setPassword] = useState('')
  const pinInput = useRef<HTMLInputElement>(null)
  const id = useId()
  const suffix = state.kind === 'found' ? state.certificate.suffix : undefined
  const form = useEntryForm({
    refusedField,
    check: () => ({ pin: asksPin ? checkPin(pin) : undefined, password: checkPassword(password) }),
    send: async () => {
      const { driver, certificate } = await found()
      const { enterByUkey } = await entryCalls()
      if (driver.pinEntry === 'driver') announce(ukeyWords.signingDriver)
      return enterByUkey(missed.watched(driver), { certificate, pin, password }).catch(ofPin)
    },
    onEntered,
    ownErrorText: (error) => (isUkeyError(error) ? ukeyText(error, suffix) : undefined),
  })

  /** A wrong PIN stands at its field. */
  function ofPin(error: unknown): never {
    const isPin = asksPin && isUkeyError(error) && ukeyFailure(error).code === 'PIN_INCORRECT'
    throw isPin ? new BusinessError('PIN_INCORRECT', ukeyText(error, suffix), { field: 'pin', cause: error }) : error
  }

  /** The button that made the key leaves the page with its box. */
  function goOn() {
    pinInput.current?.focus()
    void check()
  }

  return (
    <EntryForm {...form} id={id} title={t('byUkey')} submitLabel={t('submit')}>
      <div className={css.ukey}>
        <p>{text}</p>
        <Button size="small" onPress={() => void check()}>
          {t('ukeyCheckAgain')}
        </Button>
      </div>
      {missed.address !== undefined && (
        <p>
          {ukeyWords.windowMissed}{' '}
          <Link href={missed.address} newWindow>
            {ukeyWords.openWindow}
          </Link>
        </p>
      )}
      {asksPin && active && state.kind === 'problem' && ukeyFailure(state.error).code === 'NOT_INSERTED' && (
        <DemoUkey account={account} onAccountChange={onAccountChange} onCreated={goOn} />
      )}
      {asksPin && (
        <PasswordField
          id={`${id}pin`}
          label={t('pin')}
          ref={pinInput}
          description={t('pinDemo')}
          autoComplete="off"
          value={pin}
          onChange={setPin}
          error={form.errors.pin}
          isRequired
        />
      )}
      <PasswordField
        id={`${id}password`}
        label={t('password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.errors.password}
        isRequired
      />
    </EntryForm>
  )
}
