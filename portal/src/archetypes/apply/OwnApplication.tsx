import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import type { Apply } from './apply.ts'
import { StoredActions } from './StoredActions.tsx'

interface OwnApplicationProps<A extends ApplicationEndpoints, Values extends FieldValues> {
  apply: Apply<A, Values>
  pkApply: string
}

/** One application as its operator sees it: where it stands, and what can still be done with it. */
export function OwnApplication<A extends ApplicationEndpoints, Values extends FieldValues>({
  apply,
  pkApply,
}: OwnApplicationProps<A, Values>) {
  const { t } = useTranslation('apply')
  const { pathname } = useLocation()
  return (
    <ApplicationDetail
      of={apply.of}
      parts={apply.detail}
      pkApply={pkApply}
      backHref={`${pathname}?tab=submitted`}
      backLabel={t('tab.submitted')}
      actions={({ application }) => <StoredActions of={apply.of} application={application} size="regular" />}
    />
  )
}
