import { signup } from '@jinpiao/contract/signup'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { SignupActions } from '#portal/business/signup/SignupActions.tsx'
import { signupDetail } from '#portal/business/signup/SignupDetail.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useRole } from '#portal/parts/useRole.ts'

const desk: Desk<typeof signup> = {
  of: signup,
  step: 'PENDING_DIRECTOR',
  title: 'signupQuery',
  words: 'signupDirector',
  columns: ['product', 'funderName', 'qualifiedUntil'],
  detail: signupDetail,
}

/** 申请查询: the enterprise's applications; to the director what waits for him comes first, and all of them follow. */
export default function SignupQuery() {
  const { post } = useRole()
  return post === 'DIRECTOR' ? <ApprovalDesk desk={desk} /> : <Applications />
}

function Applications() {
  const { t } = useTranslation('signup')
  const mayOpen = useMayOpen()
  return (
    <ListPage
      route="signupQuery"
      list={signup.list}
      noun="applications"
      columns={[
        'applyNo',
        'product',
        'funderName',
        'submittedAt',
        'state',
        'qualifiedUntil',
        { key: 'createdByName', secondary: true },
        {
          id: 'actions',
          header: t('acts'),
          card: 'plain',
          cell: (application) => <SignupActions application={application} />,
        },
      ]}
      filterLabel={t('filters')}
      primaryFilters={['funderName', 'submittedAt', 'state']}
      rowKey={({ pkApply }) => pkApply}
      rowName={({ applyNo, product }) => t('rowName', { applyNo, product })}
      hrefOf={({ pkApply }) => `/my/signup/detail?id=${pkApply}`}
      empty={{
        text: t('empty'),
        ...(mayOpen('/my/signup/apply') && {
          action: (
            <Link href="/my/signup/product" kind="action">
              {t('toProducts')}
            </Link>
          ),
        }),
      }}
    />
  )
}
