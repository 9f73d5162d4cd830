import { type ProductCode, productKinds } from '@jinpiao/contract/productKinds'
import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'

/** In place of the pages of a product that the enterprise has not opened: what it is for, and where it is opened. */
export function NotOpened({ product }: { product: ProductCode }) {
  const { t } = useTranslation('products')
  const { words } = useTerms()
  const { name, about } = productKinds[product]
  return (
    <InterruptionPanel
      title={t('notOpened', { product: words(name) })}
      actions={
        <Link kind="action" href="/my/product/overview">
          {t('toProducts')}
        </Link>
      }
    >
      <p>{t('notOpenedText', { about: words(about) })}</p>
    </InterruptionPanel>
  )
}
