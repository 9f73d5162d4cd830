import type { Percent } from '@jinpiao/values/percent'
import { useTranslation } from 'react-i18next'

/** Says a share: 60%, or 不足 1% where it is something that is less. */
export function usePercentText(): (share: Percent) => string {
  const { t } = useTranslation('common')
  return ({ value, isLess }) => (isLess ? t('lessThanPercent', { value }) : `${value}%`)
}
