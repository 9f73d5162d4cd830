import type { ProductCard } from '@jinpiao/contract/productCards'
import type { ProductCondition } from '@jinpiao/contract/productOpenRules'
import { Link } from '@jinpiao/ui-kit/Link'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { condition as row } from './products.css.ts'

/** Where each is met: the first page that opens to the reader. */
const hrefs: Record<ProductCondition, readonly string[]> = {
  REALNAME: ['/my/enterprise-info/realname'],
  PEOPLE: ['/my/enterprise-info/user/list'],
  ACCOUNT: ['/my/account/info'],
  UKEY: ['/my/enterprise-info/ukey/apply', '/my/enterprise-info/ukey/list'],
}

interface ConditionProps {
  of: ProductCard['conditions'][number]
  /** Name of the product: the same condition stands on several cards. */
  context: string
}

/** Whether a condition is met; if not, the page where it is, or whom to ask. */
export function Condition({ of: { condition, isMet }, context }: ConditionProps) {
  const { t } = useTranslation('products')
  const mayOpen = useMayOpen()
  if (isMet) return <StatusTag tone="success">{t('met')}</StatusTag>
  const href = hrefs[condition].find(mayOpen)
  return (
    <span className={row}>
      <StatusTag tone="warning">{t('unmet')}</StatusTag>
      {href === undefined ? (
        t(`ask.${condition}`)
      ) : (
        <Link href={href} kind="standalone" context={`${t(`condition.${condition}`)} ${context}`}>
          {t(`meet.${condition}`)}
        </Link>
      )}
    </span>
  )
}
