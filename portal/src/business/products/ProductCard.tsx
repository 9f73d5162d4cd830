import { isAllowed } from '@jinpiao/contract/actions'
import type { BusinessType } from '@jinpiao/contract/flow'
import type { ProductCard as Product } from '@jinpiao/contract/productCards'
import { productKinds } from '@jinpiao/contract/productKinds'
import { productStates } from '@jinpiao/contract/states/ukey'
import { Button } from '@jinpiao/ui-kit/Button'
import { Card } from '@jinpiao/ui-kit/Card'
import { Link } from '@jinpiao/ui-kit/Link'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { Condition } from './Condition.tsx'
import { openingOf } from './openingOf.ts'
import { ProductNote } from './ProductNote.tsx'
import { useEntry } from './useEntry.ts'

interface ProductCardProps {
  card: Product
  busy: boolean
  /** The act that the product's state asks for. */
  onAct: () => void
}

/** One product as it stands to the enterprise: state, conditions, and the one thing to do with it. */
export function ProductCard({ card, busy, onAct }: ProductCardProps) {
  const { t } = useTranslation('products')
  const { words, name: termName } = useTerms()
  const entry = useEntry(card.product)
  const { product, productState, at, contractNo, conditions, isSigned } = card
  const { name, about } = productKinds[product]
  const { label, tone } = productStates[productState]
  const opening = openingOf(card)
  const isAgain = opening?.act === 'APPLY' && productState === 'REJECTED'
  return (
    <Card title={words(name)} action={<StatusTag tone={tone}>{words(label)}</StatusTag>}>
      <SummaryList
        rows={[
          { label: t('about'), value: words(about), isWide: true },
          ...(at !== null && productState !== 'NONE'
            ? [{ label: t(`since.${productState}`), value: <MomentText at={at} /> }]
            : []),
          ...(contractNo !== null ? [{ label: termName('contractNo'), value: contractNo }] : []),
          ...(productState === 'OPENED'
            ? []
            : conditions.map((each) => ({
                label: t(`condition.${each.condition}`),
                value: <Condition of={each} context={words(name)} />,
              }))),
        ]}
      />
      <ProductNote card={card} />
      <div className={page.actions}>
        {opening !== undefined && !isSigned && (
          <Button busy={busy} context={words(name)} disabledReason={opening.reason} onPress={onAct}>
            {t(`act.${isAgain ? 'AGAIN' : opening.act}`)}
          </Button>
        )}
        {isAllowed(card.actions, 'ENTER') && entry !== undefined && (
          <EntryLink {...entry} context={words(name)}>
            {t('act.ENTER')}
          </EntryLink>
        )}
      </div>
    </Card>
  )
}

interface EntryLinkProps {
  href: string
  of?: BusinessType
  context: string
  children: string
}

/** Into the product; where that is a form that is refused now, why it is stands in its place (0053). */
function EntryLink({ of, ...link }: EntryLinkProps) {
  return of === undefined ? <Link {...link} kind="secondary" /> : <FormLink {...link} of={of} kind="secondary" />
}
