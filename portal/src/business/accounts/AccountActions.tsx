import { type BankAccountRow, setDefaultAccount } from '@jinpiao/contract/accountChange'
import { findAction } from '@jinpiao/contract/actions'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useSpokenNumbers } from '@jinpiao/ui-kit/lib/useSpokenNumbers'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import * as page from '#portal/parts/page.css.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { StopAccount } from './StopAccount.tsx'

interface AccountActionsProps {
  account: BankAccountRow
  /** In a row, or on the page of one. */
  size?: 'small' | 'regular'
  /** Address of the page of one, where its test payment stands; absent on that page. */
  href?: string
}

/** What can be done with an account now, as the server says; what is refused says why (P21). */
export function AccountActions({ account, size = 'small', href }: AccountActionsProps) {
  const { t } = useTranslation('accounts')
  const { digits } = useSpokenNumbers()
  const { actions, pkAccount, bankName, accountTail } = account
  const name = t('named', { bank: bankName, tail: accountTail })
  const heard = t('named', { bank: bankName, tail: digits(accountTail) })
  const makeDefault = useDefault(pkAccount, name)
  const first = findAction(actions, 'DEFAULT')
  const edit = findAction(actions, 'EDIT')
  const verify = href === undefined ? undefined : findAction(actions, 'VERIFY')
  const stop = findAction(actions, 'STOP')
  if (!first && !edit && !verify && !stop) return size === 'small' ? <span className={css.noActs}>—</span> : null
  return (
    <span className={size === 'small' ? css.rowActs : page.actions}>
      {verify && href !== undefined && (
        <Link href={href} kind="standalone" context={heard}>
          {t('act.VERIFY')}
        </Link>
      )}
      {edit && (
        <Link href={`/my/account/info-update?id=${pkAccount}`} kind="standalone" context={heard}>
          {t('act.EDIT')}
        </Link>
      )}
      {first && (
        <Button
          tone={size === 'small' ? 'quiet' : 'secondary'}
          size={size}
          context={heard}
          busy={makeDefault.isPending}
          disabledReason={first.reason}
          onPress={() => makeDefault.mutate()}
        >
          {t('act.DEFAULT')}
        </Button>
      )}
      {stop && <StopAccount pkAccount={pkAccount} name={name} heard={heard} reason={stop.reason} size={size} />}
    </span>
  )
}

function useDefault(pkAccount: string, name: string) {
  const { t } = useTranslation('accounts')
  const onError = useFailureToast()
  return useMutation({
    mutationFn: () => call(setDefaultAccount, { params: { pkAccount } }),
    onSuccess: () => {
      notify(t('madeDefault', { name }))
      return refresh('accounts')
    },
    onError,
  })
}
