import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { KeyProgressPage } from '#portal/business/ukeys/KeyProgressPage.tsx'
import { ukeyChanging } from '#portal/business/ukeys/ukeyChanging.tsx'
import { useOwnOrder } from '#portal/business/ukeys/useOwnOrder.ts'

/** UKEY更新与重置, and with `?pkApply=` how far one's own key is: also one that a director has applied for. */
export default function UkeyReset() {
  const { pkApply, isOrder } = useOwnOrder()
  return isOrder ? <KeyProgressPage pkApply={pkApply} page="ukeyReset" /> : <ApplicationPage of={ukeyChanging} />
}
