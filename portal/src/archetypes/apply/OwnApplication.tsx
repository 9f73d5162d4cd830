import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import type { Apply } from './apply.ts'
import { useFormAddress } from './formAddress.ts'
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
  const hrefOf = useFormAddress(apply.of.type)
  return (
    <ApplicationDetail
      of={apply.of}
      parts={apply.detail}
      pkApply={pkApply}
      backHref={hrefOf({ tab: 'submitted' })}
      backLabel={t('tab.submitted')}
      actions={({ application }) => <StoredActions of={apply.of} application={application} size="regular" />}
    />
  )
}
