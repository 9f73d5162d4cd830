import { Button } from '@jinpiao/ui-kit/Button'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { useTranslation } from 'react-i18next'
import * as page from '#portal/parts/page.css.ts'

interface FirstPasswordProps {
  /** Whose it is. */
  name: string
  /** Undefined where it was sent to the telephone, as it always is but in a demonstration. */
  password: string | undefined
  onClose: () => void
}

/** What a demonstration shows in place of a text message. */
export function FirstPassword({ name, password, onClose }: FirstPasswordProps) {
  const { t } = useTranslation('users')
  return (
    <Dialog
      isOpen={password !== undefined}
      onClose={onClose}
      title={t('passwordTitle')}
      actions={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <p>{t('passwordText', { name })}</p>
      <p className={page.actions}>
        <code>{password}</code>
        <CopyButton text={password ?? ''} what={t('passwordTitle')} />
      </p>
    </Dialog>
  )
}
