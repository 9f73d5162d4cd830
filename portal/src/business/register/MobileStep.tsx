import { Button } from '@jinpiao/ui-kit/Button'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { plainMobile } from '@jinpiao/values/digits'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/page.css.ts'
import { SmsCodeField } from '#portal/parts/SmsCodeField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { checkMobile } from '#portal/session/entryChecks.ts'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'

interface MobileStepProps {
  ticket: RegisterTicket | undefined
  /** Another number is to be proved. */
  onOther: () => void
}

/** The number of whoever has no account yet, proved by the code of a text message. */
export function MobileStep({ ticket, onOther }: MobileStepProps) {
  const { t } = useTranslation('register')
  const { name } = useTerms()
  if (ticket === undefined) return <MobileFields />
  return (
    <div className={css.fieldset}>
      <SummaryList rows={[{ label: name('mobile'), value: t('proved', { mobile: ticket.mobile }) }]} />
      <div className={css.actions}>
        <Button
          size="small"
          onPress={() => {
            onOther()
            // The button that has the focus goes.
            requestAnimationFrame(() => document.getElementById('mobile')?.focus())
          }}
        >
          {t('otherMobile')}
        </Button>
      </div>
    </div>
  )
}

function MobileFields() {
  const { t } = useTranslation(['register', 'login'])
  const { name } = useTerms()
  const { getValues, setError } = useFormContext<{ mobile: string }>()
  const mobile = useField('mobile')
  const code = useField('code')

  /** The number for the code; a wrong one is told at its field, which gets the focus. */
  function usableMobile(): string | undefined {
    const complaint = checkMobile(getValues('mobile'))
    if (complaint === undefined) return plainMobile(getValues('mobile'))
    setError('mobile', {
      message: t(`login:${complaint.key}`, { count: 'count' in complaint ? complaint.count : 0 }),
    })
    document.getElementById(mobile.id)?.focus()
    return undefined
  }

  return (
    <div className={css.fieldset}>
      <PhoneField {...mobile} label={name('mobile')} description={t('ownMobile')} isRequired />
      <SmsCodeField {...code} scene="REGISTER" mobile={usableMobile} />
    </div>
  )
}
