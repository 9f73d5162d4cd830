import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { redeemApply } from '#portal/business/redeem/redeemApply.tsx'
import { claimApply } from '#portal/business/redeemClaim/claimApply.tsx'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'

/** 兑付登记: due tickets are chosen and paid as a batch; a payment that the bank has not answered is stated (`?claim=`). */
export default function RedeemPage() {
  const { t } = useTranslation('routes')
  const [parameters] = useSearchParams()
  const claimed = parameters.get('claim')
  const payments = { label: t('redeemRegister'), href: '/credit/core/redeem/register?tab=paying' }
  if (claimed !== null) return <ClaimPage key={claimed} within={payments} />
  return <ApplicationPage of={redeemApply} />
}

function ClaimPage({ within }: { within: { label: string; href: string } }) {
  const { t } = useTranslation('routes')
  useInnerTitle(t('redeemClaim'))
  return <ApplicationPage of={claimApply} within={within} />
}
