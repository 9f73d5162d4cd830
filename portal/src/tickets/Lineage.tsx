import { getTrace, type TraceNode, type TraceTotal } from '@jinpiao/contract/credits'
import { type BusinessType, flows } from '@jinpiao/contract/flow'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '../http/queries.ts'
import { MomentText } from '../page/Moment.tsx'
import * as css from '../page/page.css.ts'
import { QueryState } from '../page/QueryState.tsx'
import { conservation } from './lineage.ts'
import { TicketStateTag } from './ticketColumns.tsx'
import * as own from './tickets.css.ts'
import type { TicketScope } from './ticketTabs.ts'
import { useLanguageIndex } from './useLanguageIndex.ts'

interface LineageProps {
  pkCredit: string
  scope: TicketScope
}

/** 流转轨迹 as a nested list, so that it is read in its order, with the line that proves that nothing is lost (P25, I2). */
export function Lineage({ pkCredit, scope }: LineageProps) {
  const query = useQuery(queryOf('credits', getTrace, { params: { pkCredit } }))
  return (
    <QueryState query={query}>
      {({ root, totals }) => (
        <div className={css.section}>
          <ol role="list" className={own.lineage}>
            <Node node={root} scope={scope} totals={totals} />
          </ol>
          <Conserved root={root} totals={totals} />
        </div>
      )}
    </QueryState>
  )
}

interface NodeProps {
  node: TraceNode
  scope: TicketScope
  /** What lies further down and is the reader's to know only as totals (I26). */
  totals?: readonly TraceTotal[]
}

function Node({ node, scope, totals = [] }: NodeProps) {
  const { t } = useTranslation('tickets')
  const language = useLanguageIndex()
  const born = flows[node.bornBy as BusinessType]?.name[language] ?? t('bornBy.other')
  return (
    <li className={own.node}>
      <div className={own.nodeHead}>
        <span className={own.nodeName}>{node.holderName}</span>
        <Money value={node.amount} unit />
        <TicketStateTag state={node.state} scope={scope} />
      </div>
      <p className={own.note}>
        <SpokenSerials>{node.creditNo}</SpokenSerials> · {born} · <MomentText at={node.at} />
      </p>
      {node.children.length + totals.length > 0 && (
        <ol role="list" className={own.lineage}>
          {node.children.map((child) => (
            <Node key={child.pkCredit} node={child} scope={scope} />
          ))}
          {totals.map(({ state, count, amount }) => (
            <li key={state} className={own.node}>
              <div className={own.nodeHead}>
                <span className={own.nodeName}>{t('hiddenHolders', { count })}</span>
                <Money value={amount} unit />
                <TicketStateTag state={state} scope={scope} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

function Conserved({ root, totals }: { root: TraceNode; totals: readonly TraceTotal[] }) {
  const { t } = useTranslation('tickets')
  const { leaves, amount, holds } = conservation(root, totals)
  return (
    <div className={css.section}>
      <dl className={own.sum}>
        <dt>{t('leaves', { n: leaves })}</dt>
        <dd>
          <Money value={amount} unit />
        </dd>
        <dt>{t('origin')}</dt>
        <dd>
          <Money value={root.amount} unit />
        </dd>
      </dl>
      <InlineMessage tone={holds ? 'success' : 'danger'}>{t(holds ? 'conserved' : 'notConserved')}</InlineMessage>
    </div>
  )
}
