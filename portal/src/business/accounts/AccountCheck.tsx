import { looksLikePersonCard } from '@jinpiao/contract/accountRules'
import { accountUsages } from '@jinpiao/contract/accounts'
import { accountKinds } from '@jinpiao/contract/states/redeem'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import type { AccountForm, AccountFormFacts } from './accountForm.ts'

/** The account that will be signed, digit by digit, with the way back to each of its fields. */
export function AccountCheck({ values, facts: { accounts }, toField }: CheckProps<AccountForm, AccountFormFacts>) {
  const { t } = useTranslation('accounts')
  const { name, words } = useTerms()
  const { user3 } = useSecurity()
  const changed = accounts.find(({ pkAccount }) => pkAccount === values.pkAccount)
  const to = (field: string) => ({ change: { onPress: () => toField(field) } })
  return (
    <>
      {looksLikePersonCard(values.accountNo) && <InlineMessage tone="warning">{t('personCard')}</InlineMessage>}
      <FactSheet
        title={t('account')}
        rows={[
          ...(changed
            ? [{ label: t('inPlaceOf'), value: t('named', { bank: changed.bankName, tail: changed.accountTail }) }]
            : []),
          { label: name('accountName'), value: user3?.userName },
          { label: name('accountNo'), value: <CardNumber value={values.accountNo} />, ...to('accountNo') },
          { label: name('bankName'), value: values.bankName, ...to('bankCode') },
          { label: name('branchName'), value: values.branchName, ...to('branchName') },
          { label: name('interBankNo'), value: <CardNumber value={values.interBankNo} />, ...to('interBankNo') },
          { label: name('accountKind'), value: words(accountKinds[values.accountKind].label), ...to('accountKind') },
          {
            label: name('accountUsage'),
            value: values.usages.map((usage) => words(accountUsages[usage])).join(t('and')),
            ...to('usages'),
          },
          {
            label: name('permitFiles'),
            value: values.files.length > 0 && <FileLinks files={values.files} name={name('permitFiles')} />,
            isWide: true,
            ...to('files'),
          },
        ]}
      />
    </>
  )
}
