import {
  getMessagePreferences,
  type MessagePreference,
  type MessageWay,
  mayLeaveOut,
  messageWays,
  putMessagePreferences,
} from '@jinpiao/contract/messagePreferences'
import { messageTypes } from '@jinpiao/contract/status'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { CheckboxGroup } from '@jinpiao/ui-kit/CheckboxGroup'
import { Disclosure } from '@jinpiao/ui-kit/Disclosure'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { queryOf } from '#portal/http/queries.ts'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

const waysQuery = queryOf('messages', getMessagePreferences, {})

/** 通知方式: by which ways each kind of message comes; a tick is in force at once. */
export function MessageWays() {
  const { t } = useTranslation('my')
  const query = useQuery(waysQuery)
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (chosen: MessagePreference) => call(putMessagePreferences, { body: { preferences: [chosen] } }),
    onSuccess: ({ preferences }) => {
      queries.setQueryData(waysQuery.queryKey, (known) => known && { ...known, preferences })
      announce(t('waysSaved'))
    },
    onError: useFailureToast(),
  })
  return (
    <Disclosure title={t('ways')} headingLevel={2}>
      <QueryState query={query}>
        {({ preferences, mobile, email }) => (
          <div className={page.section}>
            <p className={page.muted}>
              {email === null ? t('waysHintWithout', { mobile }) : t('waysHint', { mobile, email })}
            </p>
            {preferences.map((each) => (
              <Ways
                key={each.messageType}
                of={each}
                hasEmail={email !== null}
                onChange={(ways) => saving.mutate({ ...each, ...ways })}
              />
            ))}
          </div>
        )}
      </QueryState>
    </Disclosure>
  )
}

interface WaysProps {
  of: MessagePreference
  hasEmail: boolean
  onChange: (ways: Record<MessageWay, boolean>) => void
}

/** The ways of one kind; those that cannot be chosen are left out. */
function Ways({ of, hasEmail, onChange }: WaysProps) {
  const { t } = useTranslation('my')
  const { words } = useTerms()
  const { messageType } = of
  const isFixed = !mayLeaveOut(messageType)
  const offered = messageWays.filter(
    (way) => !(way === 'inbox' && isFixed) && (way !== 'email' || hasEmail || of.email),
  )
  return (
    <CheckboxGroup
      label={words(messageTypes[messageType].label)}
      description={isFixed ? t('inboxAlways') : undefined}
      value={offered.filter((way) => of[way])}
      onChange={(chosen) =>
        onChange({
          inbox: isFixed || chosen.includes('inbox'),
          sms: chosen.includes('sms'),
          email: chosen.includes('email'),
        })
      }
    >
      {offered.map((way) => (
        <Checkbox key={way} value={way}>
          {t(`way.${way}`)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
