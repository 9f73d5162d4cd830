import { type ReceiveWay, receiveWays } from '@jinpiao/contract/states/onboarding'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { useTerms } from '#portal/parts/useTerms.ts'

interface Delivery {
  receiveWay: ReceiveWay
  receiverName: string
  receiverMobile: string
  receiverAddress: string
}

/** Where the key goes, as facts. */
export function useDeliveryRows(): (delivery: Delivery) => SummaryRow[] {
  const { name, words } = useTerms()
  return ({ receiveWay, receiverName, receiverMobile, receiverAddress }) => [
    { label: name('receiveWay'), value: words(receiveWays[receiveWay].label) },
    ...(receiveWay === 'POST'
      ? [
          { label: name('receiverName'), value: receiverName },
          { label: name('receiverMobile'), value: receiverMobile },
          { label: name('receiverAddress'), value: receiverAddress, isWide: true },
        ]
      : []),
  ]
}
