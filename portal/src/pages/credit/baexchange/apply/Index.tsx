import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { exchangeApply } from '#portal/business/exchange/exchangeApply.tsx'

/** 换票申请 of tickets, one of them by the address (`?fkCredit=`). */
export default function ExchangePage() {
  return <ApplicationPage of={exchangeApply} />
}
