import type { UkeyProblem } from '@jinpiao/ui-kit/lib/ukeyFailure'
import { useTranslation } from 'react-i18next'
import { HELP } from '#portal/parts/useHelps.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** About installing the UKEY program, and what a browser has to allow. */
const ABOUT_UKEYS = `${HELP}?id=4`
const RESET = '/my/enterprise-info/ukey/reset'

type WaysOut = Partial<Record<UkeyProblem, { label: string; href: string }>>

/** Where somebody is led whose UKEY cannot sign: to pages alone that he may open. */
export function useWaysOut(): WaysOut {
  const { t } = useTranslation('approval')
  const mayOpen = useMayOpen()
  const driver = { label: t('wayOut.driver'), href: ABOUT_UKEYS }
  const allow = { label: t('wayOut.allow'), href: ABOUT_UKEYS }
  return {
    ...(mayOpen(HELP) && { AGENT_ABSENT: driver, DRIVER_VERSION: driver, LNA_DENIED: allow, UNTRUSTED: driver }),
    ...(mayOpen(RESET) && { PIN_LOCKED: { label: t('wayOut.reset'), href: RESET } }),
  }
}
