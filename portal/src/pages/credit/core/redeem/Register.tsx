import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { redeemApply } from '#portal/business/redeem/redeemApply.tsx'

/** 兑付登记: due tickets are chosen and paid as a batch. */
export default function RedeemPage() {
  return <ApplicationPage of={redeemApply} />
}
