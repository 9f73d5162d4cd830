import type { Application } from '@jinpiao/contract/applications'
import { calledIn } from '@jinpiao/contract/flow'
import { Money } from '@jinpiao/ui-kit/Money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/face.css.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { Fact, Parties } from '#portal/parts/Parties.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { ApplicationFace } from './desk.ts'

interface DecisionFaceProps {
  application: Pick<Application, 'businessType' | 'amount' | 'promisedDate'>
  amountInWords: string
  face: ApplicationFace
  /** What became of its parts. */
  children?: ReactNode
}

/**
 * The amount, what its days come to, from whom to whom: what one decides on, at one glance. What applications of the type
 * lack is not mentioned; nothing at all where they lack everything.
 */
export function DecisionFace({ application, amountInWords, face: { days, parties }, children }: DecisionFaceProps) {
  const { t } = useTranslation('approval')
  const { name } = useTerms()
  const { businessType, amount, promisedDate } = application
  const amountTerm = calledIn(businessType, 'amount')
  const dayTerm = calledIn(businessType, 'promisedDate')
  const [daysTerm, count = null] = days ?? []
  const hasDays = daysTerm !== undefined && count !== null
  const [from, to] = (parties ?? []).map(([term, company]) => ({ label: name(term), value: company || t('nothing') }))
  const hasBody = amountTerm !== undefined || dayTerm !== undefined || hasDays
  const both = from && to && <Parties from={from} to={to} />
  if (!hasBody && !both) return null
  return (
    <section className={css.face}>
      {hasBody && (
        <div className={css.body}>
          {amountTerm && <Amount label={name(amountTerm)} amount={amount} inWords={amountInWords} />}
          <div className={css.days}>
            {dayTerm && (
              <Fact
                label={name(dayTerm)}
                value={promisedDate === null ? t('nothing') : <DayText day={promisedDate} />}
              />
            )}
            {hasDays && <Fact label={name(daysTerm)} value={t('days', { count })} />}
          </div>
        </div>
      )}
      {children}
      {both && (hasBody ? <div className={css.foot}>{both}</div> : both)}
    </section>
  )
}

function Amount({ label, amount, inWords }: { label: ReactNode; amount: string | null; inWords: string }) {
  const { t } = useTranslation('approval')
  return (
    <div className={page.amount}>
      <p className={page.muted}>{label}</p>
      {amount === null ? (
        <p>{t('nothing')}</p>
      ) : (
        <>
          <p>
            <Money value={amount} unit size="large" />
          </p>
          <p lang="zh-CN">{inWords}</p>
        </>
      )}
    </div>
  )
}
