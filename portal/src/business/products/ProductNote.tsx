import type { ProductCard } from '@jinpiao/contract/productCards'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { protocolPath } from '#portal/business/loanPaths.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** What a card says besides its facts: what is waited for, what the bank has said, where it is opened instead. */
export function ProductNote({ card }: { card: ProductCard }) {
  const { t } = useTranslation('products')
  const { hotline } = usePlatform()
  const mayOpen = useMayOpen()
  const { product, productState, failReason, isSigned } = card
  if (productState === 'REJECTED') {
    return (
      <InlineMessage tone="danger">
        <ProseText>{t('refused', { reason: failReason ?? '' })}</ProseText>
      </InlineMessage>
    )
  }
  if (productState === 'APPLYING') return <InlineMessage tone="info">{t('waits')}</InlineMessage>
  if (productState === 'SIGNING') {
    return <InlineMessage tone={isSigned ? 'info' : 'warning'}>{t(isSigned ? 'waitsSigned' : 'toSign')}</InlineMessage>
  }
  if (productState === 'OPENED') return null
  if (product === 'SELF_LOAN') {
    return mayOpen(protocolPath) ? (
      <p>
        {t('selfLoan')}
        <Link href={protocolPath} kind="standalone">
          {t('toProtocol')}
        </Link>
      </p>
    ) : (
      <p>{t('selfLoanAsk')}</p>
    )
  }
  if (product !== 'CHAIN_CREDIT') return null
  return (
    <p>
      <ProseText>{t('chainCredit', { hotline })}</ProseText>
    </p>
  )
}
