import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { useLossQuestion } from '#portal/parts/useLossQuestion.ts'
import { LOGIN } from '#portal/session/address.ts'

/**
 * Asks before a page is left, or its tab closed, on which something stands that is not saved. A session that is over asks nothing: nothing
 * could be saved any more.
 *
 * @returns the question to be shown, and `release`: what is typed has been saved, the page may go.
 */
export function useUnsaved(isDirty: boolean) {
  const { t } = useTranslation('packUploads')
  const isReleased = useRef(false)
  useLossQuestion(() => isDirty && !isReleased.current)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isReleased.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.endsWith(LOGIN),
  )
  return {
    release: () => {
      isReleased.current = true
    },
    question: (
      <AlertDialog
        isOpen={blocker.state === 'blocked'}
        title={t('leaveTitle')}
        actionLabel={t('leave')}
        cancelLabel={t('stay')}
        tone="danger"
        onAction={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        {t('leaveText')}
      </AlertDialog>
    ),
  }
}
