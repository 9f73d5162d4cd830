import type { SecurityData } from '@jinpiao/contract/session'
import { useTranslation } from 'react-i18next'
import * as css from '../../../app/shell/frame.css.ts'
import { useRoleLabel } from '../../../session/useRoleLabel.ts'
import { MaskedValue } from './MaskedValue.tsx'

/** Who one is to the platform; numbers as the server masked them. */
export function Basics({ security }: { security: SecurityData }) {
  const { t } = useTranslation(['my', 'common'])
  const labelOf = useRoleLabel()
  const { user3, roles3 = [] } = security
  if (user3 === undefined) return null
  return (
    <section className={css.card} aria-labelledby="basics">
      <h2 id="basics" className={css.sectionTitle}>
        {t('basics')}
      </h2>
      <dl className={css.facts}>
        <dt>{t('name')}</dt>
        <dd>{user3.personName}</dd>
        <dt>{t('corp')}</dt>
        <dd>{user3.userName}</dd>
        <dt>{t('mobile')}</dt>
        <dd>
          <MaskedValue masked={user3.mobile} head={3} form="account" />
        </dd>
        <dt>{t('idCode')}</dt>
        <dd>
          <MaskedValue masked={user3.idCode} head={4} form="id" />
        </dd>
        <dt>{t('roles')}</dt>
        <dd>{roles3.map(labelOf).join(t('common:listSeparator'))}</dd>
        <dt>{t('ukey')}</dt>
        <dd>{ukeyText()}</dd>
      </dl>
    </section>
  )

  function ukeyText(): string {
    const { uKeyCodeSuffix: suffix, uKeyNearExpiryDays: days } = security
    if (suffix === undefined) return t('none')
    const key = t('ukeySuffix', { suffix: [...suffix].join(' ') })
    if (days === undefined) return key
    return [key, days <= 0 ? t('ukeyExpired') : t('ukeyDays', { days })].join(t('comma'))
  }
}
