import type { Ticket, TicketPaper } from '@jinpiao/contract/credits'
import { receiptWords } from '@jinpiao/contract/flow'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

interface TicketPapersProps {
  papers: readonly TicketPaper[]
  state: Ticket['state']
}

/** 凭证: what the enterprise has on paper about the ticket; of one that is paid also that its payment is on none. */
export function TicketPapers({ papers, state }: TicketPapersProps) {
  const { t } = useTranslation('tickets')
  const { words } = useTerms()
  const lacksPayment = state === 'REDEEMED' && papers.every(({ receiptKind }) => receiptKind !== 'REDEEM')
  if (papers.length === 0 && !lacksPayment) return null
  return (
    <SummaryList
      title={t('facts.papers')}
      rows={[
        ...papers.map((paper) => ({
          label: words(receiptWords[paper.receiptKind].label),
          value: <NumberLink term="receiptNo" of={paper} no={paper.receiptNo} />,
        })),
        ...(lacksPayment ? [{ label: words(receiptWords.REDEEM.label), value: t('noPaymentPaper') }] : []),
      ]}
    />
  )
}
