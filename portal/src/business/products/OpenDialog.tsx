import { type AgreementName, agreements as known } from '@jinpiao/contract/agreements'
import { agreementsOf } from '@jinpiao/contract/flow'
import type { ProductCard } from '@jinpiao/contract/productCards'
import { productKinds } from '@jinpiao/contract/productKinds'
import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { Form } from '@jinpiao/ui-kit/Form'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AgreementTicks } from '#portal/archetypes/apply/AgreementTicks.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { type Opening, openingOf } from './openingOf.ts'

interface OpenDialogProps {
  card: ProductCard | undefined
  isOpen: boolean
  onClose: () => void
  /** Everything is agreed to: the signature comes next. */
  onSign: (card: ProductCard) => void
}

/** What the signature means, the conditions and the agreement, before it is asked for. */
export function OpenDialog({ card, isOpen, onClose, onSign }: OpenDialogProps) {
  const { t } = useTranslation(['products', 'common'])
  const { words } = useTerms()
  const formId = useId()
  const opening = card && openingOf(card)
  const title = opening ? t(`dialog.${opening.act}`, { product: words(productKinds[opening.product].name) }) : ''
  return (
    <Dialog
      isOpen={isOpen && opening !== undefined}
      onClose={onClose}
      title={title}
      initialFocus="heading"
      actions={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form={formId} tone="primary">
            {t('sign')}
          </Button>
        </>
      }
    >
      {card && opening && (
        <OpenForm formId={formId} title={title} card={card} opening={opening} onSign={() => onSign(card)} />
      )}
    </Dialog>
  )
}

const asked = agreementsOf('PRODUCT_OPEN')

interface OpenFormProps {
  formId: string
  title: string
  card: ProductCard
  opening: Opening
  onSign: () => void
}

/** Mounted anew with each opening: nobody agrees by a tick of before. */
function OpenForm({ formId, title, card, opening, onSign }: OpenFormProps) {
  const { t } = useTranslation(['products', 'apply'])
  const { words, name } = useTerms()
  const corpName = useSecurity().user3?.userName ?? ''
  const [ticked, setTicked] = useState<readonly AgreementName[]>([])
  const [refused, setRefused] = useState(false)
  const missing = asked.filter((each) => !ticked.includes(each))
  const errorOf = (agreement: AgreementName) =>
    refused && missing.includes(agreement)
      ? t('apply:agreement.missing', { name: words(known[agreement].name) })
      : undefined
  return (
    <Form
      id={formId}
      aria-label={title}
      headingLevel={3}
      errors={
        refused
          ? missing.map((agreement) => ({ fieldId: `agreement-${agreement}`, message: errorOf(agreement) ?? '' }))
          : []
      }
      onSubmit={() => {
        setRefused(missing.length > 0)
        if (missing.length === 0) onSign()
      }}
    >
      <p>{t(`dialogText.${opening.act}`)}</p>
      {opening.action === 'CONTRACT' && card.contractNo !== null && (
        <p>
          {name('contractNo')} {card.contractNo}
        </p>
      )}
      <p>{t('allMet')}</p>
      <AgreementTicks
        agreements={asked}
        own={corpName}
        parties={[]}
        ticked={ticked}
        onChange={setTicked}
        errorOf={errorOf}
      />
    </Form>
  )
}
