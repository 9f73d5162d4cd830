import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { transferApply } from '#portal/business/transfer/transferApply.ts'

/** 转让 and 拆分转让 of one ticket (`?fkCredit=`). */
export default function TransferPage() {
  return <ApplicationPage of={transferApply} />
}
