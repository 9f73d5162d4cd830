import { type AgreementName, agreements as known } from '@jinpiao/contract/agreements'
import type { Confirmation } from '@jinpiao/contract/confirmations'
import { agreementsOf } from '@jinpiao/contract/flow'
import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { Form } from '@jinpiao/ui-kit/Form'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AgreementTicks } from '#portal/archetypes/apply/AgreementTicks.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { MatterList } from './MatterList.tsx'

interface AgreementDialogProps {
  /** What is to be confirmed; open while there is any. */
  matters: readonly Confirmation[]
  onClose: () => void
  onAgreed: () => void
}

/** What is confirmed and what is agreed to with it, before the text is signed. */
export function AgreementDialog({ matters, onClose, onAgreed }: AgreementDialogProps) {
  const { t } = useTranslation(['confirmations', 'common'])
  const formId = useId()
  return (
    <Dialog
      isOpen={matters.length > 0}
      onClose={onClose}
      title={t('agreeTitle', { n: matters.length })}
      initialFocus="heading"
      actions={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form={formId} tone="primary">
            {t('toSign')}
          </Button>
        </>
      }
    >
      <AgreementForm formId={formId} matters={matters} onAgreed={onAgreed} />
    </Dialog>
  )
}

const needed = agreementsOf('GUARANTEE_CONFIRM')

/** Mounted anew with each opening: nobody agrees by a tick of before. */
function AgreementForm({ formId, matters, onAgreed }: Omit<AgreementDialogProps, 'onClose'> & { formId: string }) {
  const { t } = useTranslation(['confirmations', 'apply'])
  const terms = useTerms()
  const { user3 } = useSecurity()
  const [ticked, setTicked] = useState<readonly AgreementName[]>([])
  const [wasSent, setSent] = useState(false)
  const nameOf = (agreement: AgreementName) => terms.words(known[agreement].name)
  const errorOf = (agreement: AgreementName) =>
    wasSent && !ticked.includes(agreement) ? t('apply:agreement.missing', { name: nameOf(agreement) }) : undefined
  const errors = needed.flatMap((agreement) => {
    const message = errorOf(agreement)
    return message === undefined ? [] : [{ fieldId: `agreement-${agreement}`, message }]
  })
  return (
    <Form
      id={formId}
      aria-label={t('agreeTitle', { n: matters.length })}
      headingLevel={3}
      errors={errors}
      onSubmit={() => {
        setSent(true)
        if (needed.every((agreement) => ticked.includes(agreement))) onAgreed()
      }}
    >
      <MatterList matters={matters} />
      <AgreementTicks
        agreements={needed}
        own={user3?.userName ?? ''}
        parties={[...new Set(matters.map(({ initiatorName }) => initiatorName))].map((name) => ({ name }))}
        ticked={ticked}
        onChange={setTicked}
        errorOf={errorOf}
      />
    </Form>
  )
}
