import { purFinancePage } from '@jinpiao/contract/permissions/credit'
import { useTranslation } from 'react-i18next'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useRole } from '#portal/parts/useRole.ts'

/** 采购融资, for purchasers: the papers of their packs are what it is applied for with. */
export function PurFinanceLink() {
  const { t } = useTranslation('purFinance')
  const { post } = useRole()
  const mayOpen = useMayOpen()
  const [href] = purFinancePage
  if (post !== 'PURCHASE' || !mayOpen(href)) return null
  return (
    <FormLink of="PUR_FINANCE" href={href} kind="action">
      {t('toForm')}
    </FormLink>
  )
}
