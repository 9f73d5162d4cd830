import { isAllowed, refusalOf } from '@jinpiao/contract/actions'
import type { Application, ApplicationEndpoints, DetailOf } from '@jinpiao/contract/applications'
import { calledIn, flows } from '@jinpiao/contract/flow'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { Timeline } from '@jinpiao/ui-kit/Timeline'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as layout from '#portal/parts/layout.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ApplicationStateTag } from './applicationColumns.tsx'
import { applicationQuery } from './applicationQuery.ts'
import { Changes } from './Changes.tsx'
import { Checks } from './Checks.tsx'
import { DecisionFace } from './DecisionFace.tsx'
import { DetailPage } from './DetailPage.tsx'
import type { DetailParts } from './desk.ts'
import * as css from './detail.css.ts'
import { LineSums } from './LineSums.tsx'
import { PriceSheet } from './PriceSheet.tsx'
import { stepsTimeline } from './stepsTimeline.ts'
import { useStepWords } from './useStepWords.ts'

export interface ApplicationDetailProps<A extends ApplicationEndpoints> {
  of: A
  parts: DetailParts<A>
  pkApply: string
  /** The list that one came from, and its name. */
  backHref: string
  backLabel: string
  /** Answers to an act, before everything else. */
  above?: ReactNode
  /** What may be done now; what may not says why. */
  actions?: (detail: DetailOf<A>) => ReactNode
}

/** One application with everything that a decision rests on. */
export function ApplicationDetail<A extends ApplicationEndpoints>(props: ApplicationDetailProps<A>) {
  const { of, parts, pkApply, backHref, backLabel, above, actions } = props
  const { t } = useTranslation(['approval', 'list'])
  const terms = useTerms()
  const query = useQuery(applicationQuery(of, pkApply))
  const application = query.data?.application
  return (
    <DetailPage
      query={query}
      title={
        application ? `${terms.words(flows[application.businessType].name)} ${application.applyNo}` : t('application')
      }
      name={application?.applyNo}
      trail={[{ label: backLabel, href: backHref }]}
      tag={application && <ApplicationStateTag application={application} terms={terms} />}
      above={above}
      actions={
        application && (
          <>
            <CopyButton text={application.applyNo} what={terms.name(calledIn(application.businessType, 'applyNo'))}>
              {t('copyNumber')}
            </CopyButton>
            <Button tone="quiet" size="small" icon={<Printer {...smallIconProps} />} onPress={() => print()}>
              {t('list:print')}
            </Button>
          </>
        )
      }
    >
      {(detail) => <DetailBody detail={detail} parts={parts} actions={actions?.(detail)} />}
    </DetailPage>
  )
}

interface BodyProps<A extends ApplicationEndpoints> {
  detail: DetailOf<A>
  parts: DetailParts<A>
  actions: ReactNode
}

function DetailBody<A extends ApplicationEndpoints>({ detail, parts, actions }: BodyProps<A>) {
  const { t } = useTranslation('approval')
  const words = useStepWords()
  const { application, amountInWords, prices, hints, checks, changes, steps } = detail
  // A draft has none as yet.
  const timeline = stepsTimeline(steps, application, words)
  const { facts: Facts, rail: Rail, head: Head, pace: Pace } = parts
  return (
    <div className={layout.stack}>
      <div className={layout.withRail}>
        <div className={layout.stack}>
          <DecisionFace application={application} amountInWords={amountInWords} face={parts.face(detail)}>
            <LineSums application={application} />
            {Head && <Head detail={detail} />}
          </DecisionFace>
          <Refusal actions={application.actions} />
          {application.returnReason !== null && application.state === 'RETURNED' && (
            <Banner tone="warning" title={t('returnedBy', { name: application.returnedByName ?? '' })}>
              <p>{application.returnReason}</p>
            </Banner>
          )}
          {checks.length > 0 ? <Checks checks={checks} /> : <Hints hints={hints} />}
          <Changes changes={changes} />
          <Facts detail={detail} />
          <PriceSheet prices={prices} />
        </div>
        <div className={layout.stack}>
          {Rail && <Rail detail={detail} />}
          {timeline.length > 0 && (
            <section className={css.note}>
              <h2 className={page.heading}>{t('steps')}</h2>
              <Timeline label={t('steps')} steps={timeline} />
              {Pace && <Pace detail={detail} />}
            </section>
          )}
        </div>
      </div>
      {/* After everything that the decision rests on, also where the columns stand one below the other. */}
      {actions !== undefined && (
        <div data-page-bar="" className={layout.actionBar}>
          {actions}
        </div>
      )}
    </div>
  )
}

/** Why it must be refused: the rules are asked when the detail is opened, not when it has been signed. */
function Refusal({ actions }: Pick<Application, 'actions'>) {
  const { t } = useTranslation('approval')
  const reason = refusalOf(actions, 'APPROVE')
  if (reason === undefined || !isAllowed(actions, 'RETURN')) return null
  return (
    <Banner tone="danger" title={t('mustRefuse')}>
      <p>
        <ProseText>{reason}</ProseText>
      </p>
      <p>{t('mustRefuseNext')}</p>
    </Banner>
  )
}

/** What a reviewer should see before anything else. */
function Hints({ hints }: { hints: readonly string[] }) {
  const { t } = useTranslation('approval')
  if (hints.length === 0) return null
  return (
    <Banner tone="warning" title={t('risks')}>
      <ul className={css.list}>
        {hints.map((hint) => (
          <li key={hint}>
            <ProseText>{hint}</ProseText>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
