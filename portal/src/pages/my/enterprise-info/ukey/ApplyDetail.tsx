import { useSearchParams } from 'react-router-dom'
import { KeyProgressPage } from '#portal/business/ukeys/KeyProgressPage.tsx'

/** UKEY申请详情 (`?id=`): how far a key is; its receipt confirmed, the key activated. */
export default function UkeyDetail() {
  const [parameters] = useSearchParams()
  return <KeyProgressPage pkApply={parameters.get('id') ?? '-'} page="ukeyDetail" />
}
