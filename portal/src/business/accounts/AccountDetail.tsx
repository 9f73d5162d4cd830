import type { accountChange } from '@jinpiao/contract/accountChange'
import { accountUsages } from '@jinpiao/contract/accounts'
import type { DetailOf } from '@jinpiao/contract/applications'
import { accountKinds } from '@jinpiao/contract/states/redeem'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { VerifyPanel } from './VerifyPanel.tsx'

type Detail = DetailOf<typeof accountChange>

/** An application as its enterprise sees it: the account, and the test payment that proves it. */
export function AccountDetail({ detail }: { detail: Detail }) {
  const { t } = useTranslation('accounts')
  const { name, words } = useTerms()
  const { application, payload, accountName, accountNo, interBankNo, files, pkRegistered, verify } = detail
  return (
    <>
      <FactSheet
        title={t('account')}
        rows={[
          { label: name('accountName'), value: accountName },
          { label: name('accountNo'), value: accountNo && <CardNumber value={accountNo} /> },
          { label: name('bankName'), value: application.bankName },
          { label: name('branchName'), value: application.branchName },
          { label: name('interBankNo'), value: interBankNo && <CardNumber value={interBankNo} /> },
          { label: name('accountKind'), value: words(accountKinds[application.accountKind].label) },
          {
            label: name('accountUsage'),
            value: payload.usages.map((usage) => words(accountUsages[usage])).join(t('and')),
          },
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: application.submittedAt && <MomentText at={application.submittedAt} /> },
          {
            label: name('permitFiles'),
            value: files.length > 0 && <FileLinks files={files} name={name('permitFiles')} />,
            isWide: true,
          },
        ]}
      />
      {pkRegistered !== null && verify !== null && <VerifyPanel pkAccount={pkRegistered} />}
    </>
  )
}

export const accountDetail = { face: () => ({}), facts: AccountDetail }
