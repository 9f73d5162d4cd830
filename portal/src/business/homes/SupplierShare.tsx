import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { spokenPercent } from '@jinpiao/values/spoken'
import { useTranslation } from 'react-i18next'
import { shareOf } from './share.ts'

/** A part of a sum: `37.5%` for the eye, 百分之三十七点五 for the ear (accessibility §2 rule 5). */
export function SupplierShare({ of, among }: { of: string; among: readonly string[] }) {
  const { t } = useTranslation('home')
  const share = shareOf(of, among)
  if (!share.endsWith('%')) return share
  const number = share.slice(0, -1)
  return <SpokenText visible={share} spoken={t('spokenShare', { number, chinese: spokenPercent(number) })} />
}
