import type { AccountUsage } from '@jinpiao/contract/accounts'
import { Link } from '@jinpiao/ui-kit/Link'
import { Select } from '@jinpiao/ui-kit/Select'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type FieldRules, useField } from '#portal/parts/useField.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useUsableAccounts } from './useUsableAccounts.ts'

interface AccountFieldProps {
  /** Path of the account's key in the form. */
  name: string
  label: string
  usage: AccountUsage
  /** Asked when a plain form is sent. */
  rules?: FieldRules
}

const accountsHref = '/my/account/info'

/** One of the enterprise's proved accounts; the default one is chosen to begin with. Without any, the way to register one. */
export function AccountField({ name, label, usage, rules }: AccountFieldProps) {
  const { t } = useTranslation('accounts')
  const terms = useTerms()
  const { setValue } = useFormContext()
  const mayOpen = useMayOpen()
  const field = useField(name, rules)
  const { query, nameOf, find } = useUsableAccounts(usage)
  const accounts = query.data ?? []
  const first = accounts.find(({ isDefault }) => isDefault)?.pkAccount
  const chosen = find(field.value)

  useEffect(() => {
    if (field.value === '' && first !== undefined) setValue(name, first)
  }, [field.value, first, name, setValue])

  const none = query.data?.length === 0 && (
    <>
      {t('none')} {mayOpen(accountsHref) && <Link href={accountsHref}>{t('toAccounts')}</Link>}
    </>
  )
  return (
    <Select
      {...field}
      label={label}
      description={none || chosen?.branchName}
      options={accounts.map((account) => ({
        id: account.pkAccount,
        label: nameOf(account),
        description: account.isDefault ? terms.name('isDefault') : account.branchName,
      }))}
      isRequired
    />
  )
}
