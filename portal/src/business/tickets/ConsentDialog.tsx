import type { Ticket } from '@jinpiao/contract/credits'
import { Button } from '@jinpiao/ui-kit/Button'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { Form } from '@jinpiao/ui-kit/Form'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import * as css from './tickets.css.ts'

interface ConsentDialogProps {
  /** Those that need the consent; open while there are any. */
  tickets: readonly Ticket[]
  onClose: () => void
  onConsent: () => void
}

/**
 * A small or medium enterprise is to be paid within 60 days of delivery; settlement by a later ticket needs its
 * consent, which is given knowingly, before the signature and never by default (国令 802).
 */
export function ConsentDialog({ tickets, onClose, onConsent }: ConsentDialogProps) {
  const { t } = useTranslation(['tickets', 'common'])
  const formId = useId()
  return (
    <Dialog
      isOpen={tickets.length > 0}
      onClose={onClose}
      title={t('consentTitle')}
      initialFocus="heading"
      actions={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form={formId} tone="primary">
            {t('consentContinue')}
          </Button>
        </>
      }
    >
      <ConsentForm formId={formId} tickets={tickets} onConsent={onConsent} />
    </Dialog>
  )
}

/** Mounted anew with each opening: nobody consents by a tick of before. */
function ConsentForm({ formId, tickets, onConsent }: Omit<ConsentDialogProps, 'onClose'> & { formId: string }) {
  const { t } = useTranslation('tickets')
  const terms = useTerms()
  const [ticked, setTicked] = useState(false)
  const [refused, setRefused] = useState(false)
  const fieldId = `${formId}consent`
  const error = refused && !ticked ? t('consentMissing') : undefined
  return (
    <Form
      id={formId}
      aria-label={t('consentTitle')}
      headingLevel={3}
      errors={error === undefined ? [] : [{ fieldId, message: error }]}
      onSubmit={() => {
        setRefused(!ticked)
        if (ticked) onConsent()
      }}
    >
      <p>{t('consentWhy')}</p>
      <ul role="list" aria-label={t('consentList')} className={css.consentList}>
        {tickets.map(({ pkCredit, creditNo, issuerName, amount, promisedDate }) => (
          <li key={pkCredit}>
            <span className={css.nodeName}>
              <SpokenSerials>{creditNo}</SpokenSerials>
            </span>
            <span>{issuerName}</span>
            <span>
              <Money value={amount} unit /> · {terms.name('promisedDate')} <DayText day={promisedDate} />
            </span>
          </li>
        ))}
      </ul>
      <Checkbox id={fieldId} isSelected={ticked} onChange={setTicked} isRequired error={error}>
        {t('consentTick')}
      </Checkbox>
    </Form>
  )
}
