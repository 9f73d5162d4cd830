import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import type { Apply } from './apply.ts'
import { useFormAddress } from './formAddress.ts'
import { StoredActions } from './StoredActions.tsx'
import { storedKindOf } from './storedLists.ts'

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
  // The page asks the same: it is asked once.
  const { data } = useQuery(applicationQuery(apply.of, pkApply))
  const tab = storedKindOf(data?.application.state)
  return (
    <ApplicationDetail
      of={apply.of}
      parts={apply.detail}
      pkApply={pkApply}
      backHref={hrefOf({ tab })}
      backLabel={t(`tab.${tab}`)}
      actions={({ application }) => <StoredActions of={apply.of} application={application} size="regular" />}
    />
  )
}
