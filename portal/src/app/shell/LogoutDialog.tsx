import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { openDialog, openDialogAtom } from '#portal/parts/openDialog.ts'
import { logout } from '#portal/session/logout.ts'
import { useSecurity } from '#portal/session/useSession.ts'

/** Spec §8: one question, or a reminder of the key for those who have one in the machine. */
export function LogoutDialog() {
  const { t } = useTranslation(['notices', 'shell'])
  const { switchBool, certNumber } = useSecurity()
  const usesUkey = switchBool && certNumber !== undefined
  return (
    <AlertDialog
      isOpen={useAtomValue(openDialogAtom) === 'logout'}
      title={t('logoutTitle')}
      actionLabel={t('logoutConfirm')}
      onAction={logout}
      cancelLabel={t('shell:stay')}
      onCancel={() => openDialog(undefined)}
    >
      {t(usesUkey ? 'logoutUkey' : 'logoutAsk')}
    </AlertDialog>
  )
}
