import type { PaidLine } from '@jinpiao/contract/redeem'
import type { redeemClaim } from '@jinpiao/contract/redeemClaim'
import { maxLength } from '@jinpiao/contract/terms'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { Link } from '@jinpiao/ui-kit/Link'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { ClaimForm, ClaimFormFacts } from './claimForm.ts'

/** The form of a stated payment: which it is, by which serial it was made, when, and the receipt. */
export function ClaimEditor({ state, facts, onChecked }: EditorProps<typeof redeemClaim, ClaimForm, ClaimFormFacts>) {
  const { t } = useTranslation('redeemClaim')
  const [pending, setPending] = useState(0)
  return (
    <ApplyEditor
      state={state}
      rail={<ClaimRail line={facts.line} />}
      isUploading={pending > 0}
      focusFirst={() => document.getElementById('bankSerial')?.focus()}
      lines={{ name: 'lines', place: () => '' }}
      onChecked={onChecked}
    >
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('payment')}</legend>
        <PaidTicket facts={facts} />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('proof')}</legend>
        <ProofFields today={facts.today} onPending={setPending} />
      </fieldset>
    </ApplyEditor>
  )
}

/** The payment that is stated; it is chosen among those that the bank has not answered. */
function PaidTicket({ facts: { line } }: { facts: ClaimFormFacts }) {
  const { t } = useTranslation('redeemClaim')
  const { name } = useTerms()
  const { pathname } = useLocation()
  const [pkLine, creditNo, payeeName, amount] = useWatch<ClaimForm, ['pkLine', 'creditNo', 'payeeName', 'amount']>({
    name: ['pkLine', 'creditNo', 'payeeName', 'amount'],
  })
  if (pkLine === '') {
    return (
      <p id="pkLine" tabIndex={-1}>
        {t('noLine')}{' '}
        <Link href={`${pathname}?tab=paying`} kind="standalone">
          {t('toPaying')}
        </Link>
      </p>
    )
  }
  const known = line?.pkLine === pkLine ? line : undefined
  return (
    <div id="pkLine" tabIndex={-1}>
      <SummaryList
        rows={[
          { label: name('creditNo'), value: creditNo },
          { label: name('amount'), value: <Money value={amount} unit /> },
          { label: name('payeeName'), value: payeeName },
          ...(known
            ? [
                { label: name('payeeAccount'), value: <CardNumber value={known.payeeAccount} /> },
                { label: name('payeeBank'), value: known.payeeBank },
                ...(hasFailed(known)
                  ? []
                  : [{ label: name('payAccount'), value: <CardNumber value={known.payAccount} /> }]),
              ]
            : []),
        ]}
      />
    </div>
  )
}

function ProofFields({ today, onPending }: { today: string; onPending: (pending: number) => void }) {
  const { t } = useTranslation('redeemClaim')
  const { name } = useTerms()
  const bankSerial = useField('bankSerial')
  const payDate = useField('payDate')
  return (
    <>
      <div className={fieldPair}>
        <TextField
          {...bankSerial}
          label={name('bankSerial')}
          description={t('serialHint')}
          maxLength={maxLength('bankSerial')}
          isRequired
        />
        <DateField {...payDate} label={t('paidOn')} today={today} isRequired />
      </div>
      <HeldFiles
        name="files"
        label={name('payReceiptFiles')}
        description={t('filesHint')}
        isRequired
        onPending={onPending}
      />
    </>
  )
}

/** What the bank could not pay was paid from whichever account: its batch's is not said to be that. */
const hasFailed = ({ lineState }: PaidLine): boolean => lineState === 'FAILED'

function ClaimRail({ line }: { line: PaidLine | undefined }) {
  const { t } = useTranslation('redeemClaim')
  const amount = useWatch<ClaimForm, 'amount'>({ name: 'amount' })
  return (
    <TotalsRail
      title={t('total')}
      hint={t('railHint')}
      foot={t(line !== undefined && hasFailed(line) ? 'railFootFailed' : 'railFoot')}
      {...(amount !== '' && { total: fenOf(amount) })}
    />
  )
}
