import { useTranslation } from 'react-i18next'

/** Why a payment failed, and that it has been taken again since: 户名与账号不符（已重新办理）. A dash where it has not failed. */
export function FailReason({ of: { failReason, isTaken } }: { of: { failReason: string | null; isTaken: boolean } }) {
  const { t } = useTranslation('approval')
  if (failReason === null) return '—'
  return isTaken ? t('failedTaken', { reason: failReason }) : failReason
}
