import { type AccountUsage, listUsableAccounts, type UsableAccount } from '@jinpiao/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'

/** The enterprise's proved accounts for a usage (I18), and how each is called where its number is not shown. */
export function useUsableAccounts(usage: AccountUsage) {
  const { t } = useTranslation('accounts')
  const query = useQuery(queryOf('accounts', listUsableAccounts, { query: { usage } }))
  const nameOf = ({ bankName, accountTail }: UsableAccount) => t('named', { bank: bankName, tail: accountTail })
  return { query, nameOf, find: (pkAccount: string) => query.data?.find((each) => each.pkAccount === pkAccount) }
}
