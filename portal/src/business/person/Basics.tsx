import type { SecurityData } from '@jinpiao/contract/session'
import { Card } from '@jinpiao/ui-kit/Card'
import { useSpokenNumbers } from '@jinpiao/ui-kit/lib/useSpokenNumbers'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ChangeMobile } from './ChangeMobile.tsx'

/** Who one is to the platform; numbers as the server masked them, for it never sends the rest. */
export function Basics({ security }: { security: SecurityData }) {
  const { t } = useTranslation(['my', 'common'])
  const terms = useTerms()
  const labelOf = useRoleLabel()
  const { user3, roles3 = [] } = security
  if (user3 === undefined) return null
  return (
    <Card title={t('basics')}>
      <SummaryList
        rows={[
          { label: terms.name('personName'), value: user3.personName },
          { label: terms.name('corpName'), value: user3.userName },
          {
            label: terms.name('mobile'),
            value: (
              <span className={css.actions}>
                <MaskedNumber value={user3.mobile} kind="phone" head={3} />
                <ChangeMobile masked={user3.mobile} />
              </span>
            ),
          },
          {
            label: terms.name('email'),
            value: (
              <span className={css.actions}>
                {user3.email ?? t('none')}
                <ChangeEmail />
              </span>
            ),
          },
          { label: terms.name('idCode'), value: <MaskedNumber value={user3.idCode} kind="id" /> },
          { label: t('roles'), value: roles3.map(labelOf).join(t('common:listSeparator')) },
          { label: t('ukey'), value: <Ukey security={security} /> },
        ]}
      />
    </Card>
  )
}

/** The key by what is printed on it, and how long it still signs. */
function Ukey({ security: { uKeyCodeSuffix: suffix, uKeyNearExpiryDays: days } }: { security: SecurityData }) {
  const { t } = useTranslation('my')
  const { digits } = useSpokenNumbers()
  if (suffix === undefined) return t('none')
  const state = days === undefined ? '' : days <= 0 ? t('ukeyExpired') : t('ukeyDays', { count: days })
  const text = (shown: string) => [t('ukeySuffix', { suffix: shown }), state].filter(Boolean).join(t('comma'))
  return <SpokenText visible={text(suffix)} spoken={text(digits(suffix))} />
}
