import type { Ticket } from '@jinpiao/contract/credits'
import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import * as face from '#portal/parts/face.css.ts'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { Fact, Parties } from '#portal/parts/Parties.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useRemaining } from './remaining.ts'
import * as css from './tickets.css.ts'

/** A gold ticket looks like one: amount, from whom to whom, until when, under the mark of the platform. */
export function TicketFace({ ticket }: { ticket: Ticket }) {
  const { name } = useTerms()
  const { platformLogo, platformName } = usePlatform()
  const left = useRemaining()(ticket)
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
      <div className={face.body}>
        <div>
          <p className={css.note}>{name('amount')}</p>
          <p>
            <Money value={ticket.amount} unit size="large" />
          </p>
          <AmountInWords value={ticket.amount} />
        </div>
        <Parties
          from={{ label: name('issuerName'), value: ticket.issuerName }}
          to={{ label: name('holderName'), value: ticket.holderName }}
        />
      </div>
      <div className={css.faceDates}>
        <Fact label={name('issueDate')} value={<DayText day={ticket.issueDate} />} />
        <Fact label={name('promisedDate')} value={<DayText day={ticket.promisedDate} />} />
        {left && <Fact label={name('daysRemaining')} value={<ProseText>{left}</ProseText>} />}
      </div>
    </div>
  )
}
