import { listAdministrators } from '@jinpiao/contract/administrators'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'

/** Whom to ask: the administrators of one's own enterprise, masked; the hotline where there is none. */
export function Administrators() {
  const { t } = useTranslation('errors')
  const { hotline, hotlineHours } = usePlatform()
  const query = useQuery(queryOf('dictionaries', listAdministrators, {}))
  return (
    <>
      <h2 className={css.heading}>{t('managerWho')}</h2>
      <QueryState
        query={query}
        empty={(found) =>
          found.length === 0 && (
            <p>
              <ProseText>{t('managerNone', { hotline, hours: hotlineHours })}</ProseText>
            </p>
          )
        }
      >
        {(found) => (
          <ul>
            {found.map(({ personName, mobile }) => (
              <li key={mobile}>
                <SpokenText
                  visible={personName}
                  spoken={t('managerSpoken', { surname: personName.replace('*', '') })}
                />{' '}
                <MaskedNumber value={mobile} kind="phone" head={3} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  )
}
