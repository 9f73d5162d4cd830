import type { DataOf } from '@jinpiao/contract/endpoint'
import { getDraw } from '@jinpiao/contract/loans'
import { drawStates } from '@jinpiao/contract/states/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { drawsPath, planPath, receiptPath } from '#portal/business/loanPaths.ts'
import { queryOf } from '#portal/http/queries.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LoanFactSheets } from './LoanFactSheets.tsx'
import { LoanReceipts } from './LoanReceipts.tsx'
import { isDueNow } from './PayLink.tsx'
import { PayOwed } from './PayOwed.tsx'
import { PlanTab } from './PlanTab.tsx'
import { RepayLink } from './RepayLink.tsx'
import { Repayments } from './Repayments.tsx'

type Loan = DataOf<typeof getDraw>

const views = ['plan', 'repayments', 'receipts'] as const

/** 支用详情: one loan with its terms; its plan, what has come back, what proves it. */
export function LoanView({ pkDraw }: { pkDraw: string }) {
  const { t } = useTranslation(['loanDraws', 'routes'])
  const { words } = useTerms()
  const query = useQuery(queryOf('loans', getDraw, { params: { pkDraw } }))
  const draw = query.data?.draw
  const state = draw && drawStates[draw.loanState]
  return (
    <DetailPage
      query={query}
      title={draw ? t('rowName', { no: draw.drawNo }) : t('routes:drawDetail')}
      trail={[{ label: t('routes:loanDraws'), href: drawsPath }]}
      tag={state && <StatusTag tone={state.tone}>{words(state.label)}</StatusTag>}
      actions={query.data && <Papers loan={query.data} />}
    >
      {(loan) => (
        <div className={layout.stack}>
          <PayOwed pkDraw={pkDraw} isDue={isDueNow(loan.draw)} />
          <LoanFactSheets loan={loan} />
          <LoanTabs loan={loan} />
          <div data-page-bar="" className={layout.actionBar}>
            <RepayLink draw={loan.draw} />
          </div>
        </div>
      )}
    </DetailPage>
  )
}

function LoanTabs({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loanDraws')
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('view')
  const view = views.find((each) => each === asked) ?? views[0]
  const { pkDraw } = loan.draw
  const contents = {
    plan: <PlanTab pkDraw={pkDraw} />,
    repayments: view === 'repayments' && <Repayments pkDraw={pkDraw} />,
    receipts: <LoanReceipts receipts={loan.receipts} />,
  }
  return (
    <div className={flushSurface}>
      <Tabs
        aria-label={t('views')}
        selectedKey={view}
        onSelectionChange={(id) =>
          setParameters(
            (now) => {
              now.set('view', id)
              return now
            },
            { replace: true },
          )
        }
        items={views.map((id) => ({
          id,
          label: t(`view.${id}`),
          content: (
            <>
              <h2 className={visuallyHidden}>{t(`view.${id}`)}</h2>
              {contents[id]}
            </>
          ),
        }))}
      />
    </div>
  )
}

/** 打印借据 and 打印还款计划. */
function Papers({ loan: { draw, receipts } }: { loan: Loan }) {
  const { t } = useTranslation('loanDraws')
  const mayOpen = useMayOpen()
  const note = receipts.find(({ receiptKind }) => receiptKind === 'LOAN_NOTE')
  return (
    <>
      {note !== undefined && mayOpen(receiptPath) && (
        <Link href={`${receiptPath}?pkReceipt=${note.pkReceipt}`} kind="secondary">
          {t('printNote')}
        </Link>
      )}
      {mayOpen(planPath) && (
        <Link href={`${planPath}?id=${draw.pkDraw}`} kind="secondary">
          {t('printPlan')}
        </Link>
      )}
    </>
  )
}
