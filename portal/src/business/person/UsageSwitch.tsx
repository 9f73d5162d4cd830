import { mayRecord } from '@jinpiao/contract/analytics'
import { Switch } from '@jinpiao/ui-kit/Switch'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#portal/parts/platform.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { chooseAnalytics } from '#portal/session/ownAnalytics.ts'
import { useSecurity } from '#portal/session/useSession.ts'

/** Whether the person's own use may be recorded; absent where the platform records nobody's. */
export function UsageSwitch() {
  const { t } = useTranslation('my')
  const { analytics } = usePlatform()
  const { user3 } = useSecurity()
  const choosing = useMutation({ mutationFn: chooseAnalytics, onError: useFailureToast() })
  if (analytics === 'OFF') return null
  return (
    <Switch
      isSelected={mayRecord(analytics, user3?.analytics)}
      onChange={(isOn) => choosing.mutate(isOn)}
      description={t('usageHint')}
    >
      {t('usage')}
    </Switch>
  )
}
