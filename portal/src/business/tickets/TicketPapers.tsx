import type { Ticket, TicketPaper } from '@jinpiao/contract/credits'
import { receiptWords } from '@jinpiao/contract/flow'
import { Link } from '@jinpiao/ui-kit/Link'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { RECEIPTS, receiptHref } from './ticketPaperHref.ts'

interface TicketPapersProps {
  papers: readonly TicketPaper[]
  state: Ticket['state']
}

/** 凭证: what the enterprise has on paper about the ticket; of one that is paid also that its payment is on none. */
export function TicketPapers({ papers, state }: TicketPapersProps) {
  const { t } = useTranslation('tickets')
  const { words } = useTerms()
  const mayOpen = useMayOpen()
  const lacksPayment = state === 'REDEEMED' && papers.every(({ receiptKind }) => receiptKind !== 'REDEEM')
  if (papers.length === 0 && !lacksPayment) return null
  return (
    <SummaryList
      title={t('facts.papers')}
      rows={[
        ...papers.map(({ pkReceipt, receiptKind, receiptNo }) => ({
          label: words(receiptWords[receiptKind].label),
          value: mayOpen(RECEIPTS) ? (
            <Link href={receiptHref(pkReceipt)} kind="standalone">
              {receiptNo}
            </Link>
          ) : (
            receiptNo
          ),
        })),
        ...(lacksPayment ? [{ label: words(receiptWords.REDEEM.label), value: t('noPaymentPaper') }] : []),
      ]}
    />
  )
}
