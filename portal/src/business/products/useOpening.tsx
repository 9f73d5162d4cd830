import { openProduct, type ProductCard, productTextId } from '@jinpiao/contract/productCards'
import { productKinds } from '@jinpiao/contract/productKinds'
import type { TextTask } from '@jinpiao/contract/textTasks'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { refreshSession } from '#portal/session/session.ts'
import { useActs } from '#portal/signing/useActs.ts'
import { type Opening, openingOf } from './openingOf.ts'

/** 开通, 申请开通, 签约: by signature, each at the address of its product. */
export function useOpening() {
  const { t } = useTranslation('products')
  const { words } = useTerms()
  // A home or a menu may exist now.
  const { run, ...acts } = useActs(() => void refreshSession())

  function sign(card: ProductCard): void {
    const opening = openingOf(card)
    if (opening === undefined) return
    const { product, action, act } = opening
    const name = words(productKinds[product].name)
    run(() => ({
      businessType: 'PRODUCT_OPEN',
      action,
      ids: [productTextId(product, action)],
      params: { product },
      call: callOf(opening),
      title: t(`signTitle.${action}`, { product: name }),
      submit: (signature) => call(openProduct, { params: { product }, body: { action, signature } }),
      act: t(`act.${act}`),
      next: t(`next.${act}`),
      retry: () => sign(card),
    }))
  }

  return { ...acts, sign }
}

/** The specification has an address for each (spec §7). */
function callOf({ product, action }: Opening): NonNullable<TextTask['call']> {
  if (product === 'GUARANTEE') return 'guaranteeProducts'
  if (product !== 'CCB') return 'products'
  return action === 'OPEN' ? 'ccbApply' : 'ccbSign'
}
