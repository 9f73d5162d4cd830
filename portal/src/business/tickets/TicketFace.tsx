import type { Ticket } from '@jinpiao/contract/credits'
import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { ArrowRight } from 'lucide-react'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '#portal/parts/Moment.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { remainingWords } from './remaining.ts'
import * as css from './tickets.css.ts'

/** A gold ticket looks like one: amount, from whom to whom, until when, under the mark of the platform. */
export function TicketFace({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const { name } = useTerms()
  const { platformLogo, platformName } = usePlatform()
  const left = remainingWords(ticket.daysRemaining)
  return (
    <div className={css.face}>
      <div className={css.faceHead}>
        {/* The name stands beside it. */}
        <span className={css.mark}>
          <img className={css.markImage} src={platformLogo} alt="" width={24} height={24} />
        </span>
        <p className={css.nodeName}>{platformName}</p>
        <p className={css.faceNumber}>
          <SpokenSerials>{ticket.creditNo}</SpokenSerials>
          <CopyButton text={ticket.creditNo} what={name('creditNo')} />
        </p>
      </div>
      <div className={css.faceBody}>
        <div>
          <p className={css.note}>{name('amount')}</p>
          <p>
            <Money value={ticket.amount} unit size="large" />
          </p>
          <AmountInWords value={ticket.amount} />
        </div>
        <div className={css.parties}>
          <Fact label={name('issuerName')}>{ticket.issuerName}</Fact>
          <ArrowRight {...iconProps} />
          <Fact label={name('holderName')}>{ticket.holderName}</Fact>
        </div>
      </div>
      <div className={css.faceDates}>
        <Fact label={name('issueDate')}>
          <DayText day={ticket.issueDate} />
        </Fact>
        <Fact label={name('promisedDate')}>
          <DayText day={ticket.promisedDate} />
        </Fact>
        <Fact label={name('daysRemaining')}>{t(left.key, { count: left.n })}</Fact>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className={css.note}>{label}</p>
      <p>{children}</p>
    </div>
  )
}
