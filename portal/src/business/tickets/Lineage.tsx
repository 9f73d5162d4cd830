import { getTrace, type TraceNode, type TraceTotal } from '@jinpiao/contract/credits'
import { type BusinessType, flows } from '@jinpiao/contract/flow'
import type { StatusWord } from '@jinpiao/contract/status'
import { givenAway } from '@jinpiao/contract/ticketWords'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { TreeList, type TreeListNode } from '@jinpiao/ui-kit/TreeList'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'
import { MomentText } from '#portal/parts/Moment.tsx'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { conservation } from './lineage.ts'
import { WordTag, wordOf } from './ticketColumns.tsx'
import * as own from './tickets.css.ts'
import type { TicketScope } from './ticketTabs.ts'

interface LineageProps {
  pkCredit: string
  scope: TicketScope
}

/** 流转轨迹 as a nested list, so that it is read in its order, with the line that proves that nothing is lost (P25, I2). */
export function Lineage({ pkCredit, scope }: LineageProps) {
  const { t } = useTranslation('tickets')
  const query = useQuery(queryOf('credits', getTrace, { params: { pkCredit } }))
  return (
    <QueryState query={query}>
      {({ root, totals }) => (
        <div className={css.section}>
          <Ownership root={root} totals={totals} scope={scope} current={pkCredit} />
          <Conserved root={root} totals={totals} />
          {scope === 'HELD' && <p className={own.note}>{t('traceEnds')}</p>}
        </div>
      )}
    </QueryState>
  )
}

interface OwnershipProps {
  root: TraceNode
  /** What lies further down and is the reader's to know only as totals (I26). */
  totals: readonly TraceTotal[]
  scope: TicketScope
  /** Key of the ticket that the page shows. */
  current: string
}

function Ownership({ root, totals, scope, current }: OwnershipProps) {
  const { t } = useTranslation('tickets')
  const hidden = totals.map(({ state, count, amount }): TreeListNode => {
    const label = t('hiddenHolders', { count })
    return { id: state, label, content: <Head name={label} amount={amount} word={wordOf({ state }, scope)} /> }
  })
  const nodeOf = (node: TraceNode, more: readonly TreeListNode[] = []): TreeListNode => ({
    id: node.pkCredit,
    label: node.holderName,
    content: <Holding node={node} scope={scope} isCurrent={node.pkCredit === current} />,
    children: [...node.children.map((child) => nodeOf(child)), ...more],
  })
  return <TreeList label={t('view.trace')} nodes={[nodeOf(root, hidden)]} />
}

interface HoldingProps {
  node: TraceNode
  scope: TicketScope
  /** It is the ticket that the page shows. */
  isCurrent: boolean
}

function Holding({ node, scope, isCurrent }: HoldingProps) {
  const { t } = useTranslation('tickets')
  const terms = useTerms()
  const { pathname } = useLocation()
  const flow = flows[node.bornBy as BusinessType]
  const born = flow === undefined ? t('bornBy.other') : terms.words(flow.name)
  const number = <SpokenSerials>{node.creditNo}</SpokenSerials>
  return (
    <div className={isCurrent ? own.currentNode : undefined} aria-current={isCurrent || undefined}>
      <Head name={node.holderName} amount={node.amount} word={wordOfNode(node, scope)} />
      <p className={own.note}>
        {node.mayOpen && !isCurrent ? (
          <Link href={`${pathname}?ticket=${node.pkCredit}&view=trace`}>{node.creditNo}</Link>
        ) : (
          number
        )}
        {isCurrent && t('currentNode')} · {born} · <MomentText at={node.at} />
      </p>
    </div>
  )
}

interface HeadProps {
  name: string
  amount: string
  word: StatusWord
}

/** What has been given away is told in one word: where it is now is not the reader's to know (I26). */
const wordOfNode = ({ state, bornBy, holderKind }: TraceNode, scope: TicketScope): StatusWord =>
  state === 'ACCEPTED' ? givenAway(bornBy, holderKind) : wordOf({ state }, scope)

function Head({ name, amount, word }: HeadProps) {
  return (
    <div className={own.nodeHead}>
      <span className={own.nodeName}>{name}</span>
      <Money value={amount} unit />
      <WordTag word={word} />
    </div>
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
