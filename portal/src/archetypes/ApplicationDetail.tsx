import type { DataOf } from '@jinpiao/contract/endpoint'
import { flows } from '@jinpiao/contract/flow'
import { getIssueApplication, type IssueApplication } from '@jinpiao/contract/issue'
import { applicationStates } from '@jinpiao/contract/status'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Breadcrumb } from '@jinpiao/ui-kit/Breadcrumb'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { Timeline } from '@jinpiao/ui-kit/Timeline'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import * as css from './detail.css.ts'
import { Changes } from './Changes.tsx'
import { invoiceRows } from './InvoiceFacts.tsx'
import { stepsTimeline } from './stepsTimeline.ts'
import { useStepWords } from './useStepWords.ts'

type Detail = DataOf<typeof getIssueApplication>

export interface ApplicationDetailProps {
  pkApply: string
  /** The list that one came from, and its name. */
  backHref: string
  backLabel: string
  /** Answers to an act, before everything else. */
  above?: ReactNode
  /** What may be done now; what may not says why. */
  actions?: (application: IssueApplication, detail: Detail) => ReactNode
}

/** Archetype D: one application with everything that a decision rests on. */
export function ApplicationDetail({ pkApply, backHref, backLabel, above, actions }: ApplicationDetailProps) {
  const { t } = useTranslation('approval')
  const query = useQuery(queryOf('applications', getIssueApplication, { params: { pkApply } }))
  const applyNo = query.data?.application.applyNo
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ label: backLabel, href: backHref }, { label: applyNo ?? t('application') }]} />
      <DetailHeading application={query.data?.application} />
      {above}
      <QueryState query={query}>
        {(detail) => <DetailBody detail={detail} actions={actions?.(detail.application, detail)} />}
      </QueryState>
    </div>
  )
}

/**
 * One h1 from the first moment on, the same element when the data come, because it has taken the focus. Orca 43.1 reads
 * it then and not when its words change: the number is announced.
 */
function DetailHeading({ application }: { application: IssueApplication | undefined }) {
  const { t, i18n } = useTranslation('approval')
  const heading = useRef<HTMLHeadingElement>(null)
  const language = i18n.language === 'en-US' ? 1 : 0
  const state = application && applicationStates[application.state]
  const title = application && `${flows[application.businessType].name[language]} ${application.applyNo}`
  useInnerTitle(title ?? t('application'))
  const wasKnown = useRef(title !== undefined)
  useEffect(() => {
    if (title !== undefined && !wasKnown.current && document.activeElement === heading.current) announce(title)
    wasKnown.current = title !== undefined
  }, [title])
  return (
    <div className={page.detailHead}>
      <h1 ref={heading} className={page.title}>
        <SpokenSerials>{title ?? t('application')}</SpokenSerials>
      </h1>
      {state && <StatusTag tone={state.tone}>{state.label[language]}</StatusTag>}
    </div>
  )
}

function DetailBody({ detail, actions }: { detail: Detail; actions: ReactNode }) {
  const { t } = useTranslation('approval')
  const { application, amountInWords, risks, changes, steps } = detail
  const words = useStepWords()
  return (
    <div className={page.page}>
      <div className={css.beside}>
        <div className={page.page}>
          {application.amount !== '' && (
            <div className={page.amount}>
              <p className={page.muted}>{t('amount')}</p>
              <p>
                <Money value={application.amount} unit size="large" />
              </p>
              <p lang="zh-CN">{amountInWords}</p>
            </div>
          )}
          {application.returnReason !== null && application.state === 'RETURNED' && (
            <Banner tone="warning" title={t('returnedBy', { name: application.returnedByName ?? '' })}>
              <p>{application.returnReason}</p>
            </Banner>
          )}
          {risks.length > 0 && (
            <Banner tone="warning" title={t('risks')}>
              <ul className={css.list}>
                {risks.map((risk) => (
                  <li key={risk}>
                    <ProseText>{risk}</ProseText>
                  </li>
                ))}
              </ul>
            </Banner>
          )}
          <Changes changes={changes} />
          <SummaryList title={t('facts')} rows={factRows(detail)} />
          <SummaryList title={t('tradeBackground')} rows={tradeRows(detail)} />
        </div>
        <div className={page.page}>
          {detail.limit && <LimitImpact limit={detail.limit} />}
          <section className={css.note}>
            <h2 className={page.heading}>{t('steps')}</h2>
            <Timeline label={t('steps')} steps={stepsTimeline(steps, application, words)} />
          </section>
        </div>
      </div>
      {/* After everything that the decision rests on, also where the columns stand one below the other. */}
      {actions !== undefined && <div className={page.actions}>{actions}</div>}
    </div>
  )

  function factRows({ line, issuerName, limit }: Detail): SummaryRow[] {
    return [
      { label: t('issuer'), value: issuerName },
      { label: t('supplier'), value: application.supplierName },
      { label: t('source'), value: limit === null ? '' : `${limit.sourceName} ${limit.product}` },
      { label: t('promisedDate'), value: application.promisedDate && <DayText day={application.promisedDate} /> },
      { label: t('tenorDays'), value: application.tenorDays ?? '' },
      { label: t('tenorReason'), value: line.tenorReason },
      { label: t('remark'), value: line.remark },
      { label: t('createdBy'), value: application.createdByName },
      { label: t('submittedAt'), value: application.submittedAt && <MomentText at={application.submittedAt} /> },
      ...(application.creditNo === null ? [] : [{ label: t('creditNo'), value: application.creditNo }]),
    ]
  }

  function tradeRows({ trade }: Detail): SummaryRow[] {
    if (trade === null) return [{ label: t('contractNo'), value: '' }]
    return [
      { label: t('contractNo'), value: trade.contractNo },
      { label: t('contractName'), value: trade.contractName },
      { label: t('contractAmount'), value: <Money value={trade.contractAmount} unit /> },
      { label: t('signedDate'), value: <DayText day={trade.signedDate} /> },
      { label: t('deliveredDate'), value: trade.deliveredDate && <DayText day={trade.deliveredDate} /> },
      { label: t('files'), value: trade.files.length === 0 ? '' : <FileLinks files={trade.files} /> },
      ...invoiceRows(t, trade.invoices, application.amount),
      {
        label: t('otherFiles'),
        value: trade.otherFiles.length === 0 ? '' : <FileLinks files={trade.otherFiles} />,
      },
    ]
  }
}

function LimitImpact({ limit }: { limit: NonNullable<Detail['limit']> }) {
  const { t } = useTranslation('approval')
  return (
    <section className={css.note}>
      <SummaryList
        title={t('limitImpact')}
        rows={[
          { label: t('limitBefore'), value: <Money value={limit.available} unit /> },
          { label: t('limitAfter'), value: <Money value={limit.availableAfter} unit /> },
        ]}
      />
    </section>
  )
}
