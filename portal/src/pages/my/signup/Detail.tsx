import { signup } from '@jinpiao/contract/signup'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import { SignupActions } from '#portal/business/signup/SignupActions.tsx'
import { signupDetail } from '#portal/business/signup/SignupDetail.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'

/** 申请详情 (`?id=`; messages name it `?pkApply=`): where it stands, the funder's opinions, what can be done. */
export default function SignupDetailPage() {
  const { t } = useTranslation(['signup', 'routes'])
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? parameters.get('pkApply') ?? ''
  useDetailFocus(id)
  return (
    <ApplicationDetail
      of={signup}
      parts={signupDetail}
      pkApply={id}
      backHref="/my/signup/query"
      backLabel={t('routes:signupQuery')}
      actions={({ application }) => <SignupActions application={application} size="regular" />}
    />
  )
}
