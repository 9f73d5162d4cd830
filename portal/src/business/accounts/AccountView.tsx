import type { BankAccountRow } from '@jinpiao/contract/accountChange'
import { accountUsages } from '@jinpiao/contract/accounts'
import { findAction } from '@jinpiao/contract/actions'
import { accountKinds, accountStates } from '@jinpiao/contract/states/redeem'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountNumber } from './AccountNumber.tsx'
import { ownAccounts } from './ownAccounts.ts'
import { VerifyPanel } from './VerifyPanel.tsx'

interface AccountViewProps {
  pkAccount: string
  /** The list that one came from. */
  backHref: string
}

/** One account of the enterprise: what it is, how its test payment stands, what can be done with it. */
export function AccountView({ pkAccount, backHref }: AccountViewProps) {
  const { t } = useTranslation(['accounts', 'routes'])
  const { words } = useTerms()
  const query = useQuery({
    ...ownAccounts,
    select: ({ list }) => list.find((account) => account.pkAccount === pkAccount) ?? null,
  })
  const account = query.data ?? undefined
  const state = account && accountStates[account.accountState]
  return (
    <DetailPage
      query={query}
      title={account ? t('named', { bank: account.bankName, tail: account.accountTail }) : t('account')}
      trail={[{ label: t('routes:accounts'), href: backHref }]}
      tag={state && <StatusTag tone={state.tone}>{words(state.label)}</StatusTag>}
    >
      {(found) => (found === null ? <p>{t('notFound')}</p> : <AccountBody account={found} />)}
    </DetailPage>
  )
}

/** Payments to it failed one after the other: its owner checks it, or replaces it. Who may not reads whom to ask. */
function Failing({ account: { failing, pkAccount, actions } }: { account: BankAccountRow }) {
  const { t } = useTranslation('accounts')
  if (failing === null) return null
  const edit = findAction(actions, 'EDIT')
  return (
    <InlineMessage tone="warning">
      <ProseText>{t('failing', { count: failing.count, day: failing.failedOn })}</ProseText>{' '}
      {edit?.allowed ? (
        <Link href={`/my/account/info-update?id=${pkAccount}`} kind="standalone">
          {t('replace')}
        </Link>
      ) : (
        (edit?.reason ?? t('replaceAsk'))
      )}
    </InlineMessage>
  )
}

function AccountBody({ account }: { account: BankAccountRow }) {
  const { t } = useTranslation('accounts')
  const { name, words } = useTerms()
  const { accountState, verifyState } = account
  // It stays when the account has been proved meanwhile: its last word is read there.
  const [isProving] = useState(accountState === 'PENDING' && verifyState !== 'EXEMPT')
  return (
    <div className={layout.stack}>
      {isProving && accountState !== 'STOPPED' && <VerifyPanel pkAccount={account.pkAccount} />}
      <Failing account={account} />
      <FactSheet
        title={t('account')}
        rows={[
          { label: name('accountName'), value: account.accountName },
          { label: name('accountNo'), value: <AccountNumber account={account} /> },
          { label: name('bankName'), value: account.bankName },
          { label: name('branchName'), value: account.branchName },
          { label: name('interBankNo'), value: <CardNumber value={account.interBankNo} /> },
          { label: name('accountKind'), value: words(accountKinds[account.accountKind].label) },
          {
            label: name('accountUsage'),
            value: account.usages.map((usage) => words(accountUsages[usage])).join(t('and')),
          },
          { label: name('isDefault'), value: t(account.isDefault ? 'isDefault' : 'notDefault') },
        ]}
      />
      {account.actions.length > 0 && (
        <div data-page-bar="" className={layout.actionBar}>
          <AccountActions account={account} size="regular" />
        </div>
      )}
    </div>
  )
}
