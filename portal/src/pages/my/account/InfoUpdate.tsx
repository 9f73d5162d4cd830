import { accountChange } from '@jinpiao/contract/accountChange'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { accountApply } from '#portal/business/accounts/accountApply.ts'
import { VerifyPanel } from '#portal/business/accounts/VerifyPanel.tsx'
import * as css from '#portal/parts/page.css.ts'

/** 账户维护. What comes after a submission (`?result=`) stands below it: the test payment that proves the account. */
export default function AccountUpdatePage() {
  const [parameters] = useSearchParams()
  const result = parameters.get('result')
  // One frame for all its parts: the page that follows another takes the focus.
  return (
    <div className={css.page}>
      <ApplicationPage of={accountApply} />
      {result !== null && <NextVerify pkApply={result} />}
    </div>
  )
}

/** Nothing where the account needs no test payment. */
function NextVerify({ pkApply }: { pkApply: string }) {
  const { data } = useQuery(applicationQuery(accountChange, pkApply))
  if (data === undefined || data.pkRegistered === null || data.verify === null) return null
  return (
    <div className={css.middle}>
      <VerifyPanel pkAccount={data.pkRegistered} />
    </div>
  )
}
