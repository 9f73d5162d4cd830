import { type BankAccountRow, listAccounts } from '@jinpiao/contract/accountChange'
import { verifyStates } from '@jinpiao/contract/states/redeem'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { useSpokenNumbers } from '@jinpiao/ui-kit/lib/useSpokenNumbers'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { AccountActions } from '#portal/business/accounts/AccountActions.tsx'
import { AccountNumber } from '#portal/business/accounts/AccountNumber.tsx'
import { AccountView } from '#portal/business/accounts/AccountView.tsx'
import { muted } from '#portal/parts/page.css.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

const FORM = '/my/account/info-update'

/** 银行账户管理: the enterprise's accounts; one of them with its test payment (`?id=`). */
export default function AccountsPage() {
  const { t } = useTranslation('accounts')
  const { name } = useTerms()
  const mayOpen = useMayOpen()
  const [parameters] = useSearchParams()
  const hrefOf = useDetailHref('id')
  const id = parameters.get('id') ?? ''
  useDetailFocus(id)
  if (id !== '') return <AccountView pkAccount={id} backHref={hrefOf()} />
  return (
    <ListPage
      route="accounts"
      actions={
        mayOpen(FORM) && (
          <FormLink of="ACCOUNT_CHANGE" href={FORM} kind="action">
            {t('add')}
          </FormLink>
        )
      }
      list={listAccounts}
      noun="accounts"
      columns={[
        { key: 'bankName', cell: (account) => <BankName account={account} /> },
        { id: 'tail', header: name('accountNo'), cell: (account) => <AccountNumber account={account} /> },
        { key: 'branchName', secondary: true },
        'accountKind',
        'accountState',
        { key: 'verifyState', cell: (account) => <VerifyCell account={account} /> },
        { id: 'default', header: name('isDefault'), cell: ({ isDefault }) => (isDefault ? t('isDefault') : '—') },
        {
          id: 'actions',
          header: t('acts'),
          card: 'plain',
          cell: (account) => <AccountActions account={account} href={hrefOf(account.pkAccount)} />,
        },
      ]}
      filterLabel={t('filters')}
      primaryFilters={['bankName', 'accountState', 'verifyState']}
      rowKey={({ pkAccount }) => pkAccount}
      rowName={({ bankName, accountTail }) => t('named', { bank: bankName, tail: accountTail })}
      hrefOf={({ pkAccount }) => hrefOf(pkAccount)}
      empty={{ text: t('empty') }}
    />
  )
}

/** Of two accounts at one bank the ear hears which one the name leads to; the eye has the number beside it. */
function BankName({ account: { bankName, accountTail } }: { account: BankAccountRow }) {
  const { t } = useTranslation('accounts')
  const { digits } = useSpokenNumbers()
  return (
    <>
      {bankName}
      <span className={visuallyHidden}> {t('tail', { tail: digits(accountTail) })}</span>
    </>
  )
}

/** With the reason where the last test payment proved nothing. */
function VerifyCell({ account: { verifyState, failReason } }: { account: BankAccountRow }) {
  const { words } = useTerms()
  const { label, tone } = verifyStates[verifyState]
  return (
    <>
      <StatusTag tone={tone}>{words(label)}</StatusTag>
      {failReason && <span className={muted}> {failReason}</span>}
    </>
  )
}
