import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import type { RedeemTicket } from './redeemForm.ts'

/**
 * Where a ticket is paid; of one whose payment has failed before, when and why that was, and whether the account is still the
 * same: what was wrong with it then is wrong now.
 */
export function PaidTo({ of: { payeeAccount, lastFailure } }: { of: RedeemTicket }) {
  const { t } = useTranslation('redeem')
  return (
    <>
      <div>{payeeAccount === null ? t('noAccount') : <CardNumber value={payeeAccount} />}</div>
      {lastFailure !== null && (
        <div>
          <ProseText>
            {t(lastFailure.payeeAccount === payeeAccount ? 'failedSame' : 'failedOther', {
              day: lastFailure.failedOn,
              reason: lastFailure.failReason,
            })}
          </ProseText>
        </div>
      )}
    </>
  )
}
