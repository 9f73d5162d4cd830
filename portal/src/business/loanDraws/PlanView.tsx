import type { DataOf } from '@jinpiao/contract/endpoint'
import { getPlan } from '@jinpiao/contract/loans'
import { drawStates } from '@jinpiao/contract/states/loans'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { PrintButton } from '@jinpiao/ui-kit/PrintDocument'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { formatMoney } from '@jinpiao/values/money'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { drawDetailPath, drawsPath } from '#portal/business/loanPaths.ts'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { saveCalendar } from '#portal/parts/calendarFile.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { NextInstalment } from './NextInstalment.tsx'
import { isDueNow } from './PayLink.tsx'
import { PayOwed } from './PayOwed.tsx'
import { PlanTables } from './PlanTable.tsx'
import { RepayLink } from './RepayLink.tsx'

type Plan = DataOf<typeof getPlan>

interface PlanViewProps {
  pkDraw: string
  /** The page with its list; that of the draws unless said otherwise. */
  from?: { label: string; href: string }
}

/** 还款计划 of one loan: what is next, every instalment, what was replaced; to print, and for a calendar. */
export function PlanView({ pkDraw, from }: PlanViewProps) {
  const { t } = useTranslation(['loanDraws', 'routes'])
  const { words } = useTerms()
  const query = useQuery(queryOf('loans', getPlan, { params: { pkDraw } }))
  const draw = query.data?.draw
  const state = draw && drawStates[draw.loanState]
  return (
    <DetailPage
      query={query}
      title={draw ? t('planOf', { no: draw.drawNo }) : t('routes:repayPlan')}
      trail={[from ?? { label: t('routes:loanDraws'), href: drawsPath }]}
      tag={state && <StatusTag tone={state.tone}>{words(state.label)}</StatusTag>}
      actions={<PrintButton tone="secondary" />}
    >
      {(plan) => (
        <div className={layout.stack}>
          <NextInstalment plan={plan} />
          <PayOwed pkDraw={pkDraw} isDue={isDueNow(plan.draw)} />
          <PlanTables plan={plan} />
          <PlanActs plan={plan} />
        </div>
      )}
    </DetailPage>
  )
}

function PlanActs({ plan }: { plan: Plan }) {
  const { t } = useTranslation('loanDraws')
  const mayOpen = useMayOpen()
  const { draw, rows } = plan
  const open = rows.filter(({ instalmentState }) => instalmentState !== 'PAID')
  const save = () =>
    saveCalendar(
      open.map(({ instalmentNo, dueDate, dueTotal }) => ({
        id: `${draw.drawNo}-${instalmentNo}`,
        day: dueDate,
        text: t('calendarText', { no: draw.drawNo, instalment: instalmentNo, amount: formatMoney(dueTotal) }),
      })),
      draw.drawNo,
      new Date(businessNow()),
    )
  return (
    <div data-page-bar="" className={layout.actionBar}>
      <RepayLink draw={draw} />
      {open.length > 0 && <Button onPress={save}>{t('toCalendar')}</Button>}
      {mayOpen(drawDetailPath) && (
        <Link href={`${drawDetailPath}?id=${draw.pkDraw}`} kind="standalone">
          {t('toLoan')}
        </Link>
      )}
    </div>
  )
}
