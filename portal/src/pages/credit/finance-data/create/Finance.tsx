import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { PackForm } from '#portal/business/packs/PackForm.tsx'
import { purFinanceApply } from '#portal/business/purFinance/purFinanceApply.tsx'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import { useRole } from '#portal/parts/useRole.ts'

/** 新建融资资料; of a purchaser it is 采购融资, and the pack stands behind `?pack=1`. */
export default function CreateFinancePackPage() {
  const { post } = useRole()
  const [parameters] = useSearchParams()
  if (post === 'PURCHASE' && !parameters.has('pack')) return <PurFinancePage />
  return <PackForm kind="FINANCE_PACK" />
}

function PurFinancePage() {
  const { t } = useTranslation('routes')
  useInnerTitle(t('purFinance'))
  return <ApplicationPage of={purFinanceApply} />
}
