import { ukeyStages } from '@jinpiao/contract/states/ukey'
import type { UkeyOrder } from '@jinpiao/contract/ukeyOrders'
import { Button } from '@jinpiao/ui-kit/Button'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useFocusFallback } from '@jinpiao/ui-kit/lib/useFocusFallback'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { Timeline } from '@jinpiao/ui-kit/Timeline'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as layout from '#portal/parts/layout.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ActivationDialog } from './ActivationDialog.tsx'
import { stageSteps } from './stageSteps.ts'
import { useUkeyOrder } from './useUkeyOrder.ts'

/** How far a key is, and the act whose turn it is: the receipt confirmed, the key activated. */
export function KeyProgress({ pkApply }: { pkApply: string }) {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, receive } = useUkeyOrder(pkApply)
  // The last button goes when the key is active.
  const focus = useFocusFallback(() => heading.current?.focus())
  const stage = query.data?.ukeyStage
  return (
    <section className={`${surface} ${page.section}`} aria-labelledby={headingId} {...focus}>
      <div className={layout.headLine}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={page.heading}>
          {name('ukeyStage')}
        </h2>
        {stage && <StatusTag tone={ukeyStages[stage].tone}>{words(ukeyStages[stage].label)}</StatusTag>}
      </div>
      <QueryState query={query}>
        {(order) => (
          <div className={page.section}>
            <NextStep order={order} />
            <Parcel order={order} />
            <Acts order={order} receive={receive} />
            <Timeline label={t('way')} steps={stageSteps(order, { title: (step) => t(`step.${step}`), words })} />
          </div>
        )}
      </QueryState>
    </section>
  )
}

/** What is to be done now, and by whom. */
function NextStep({ order }: { order: UkeyOrder }) {
  const { t } = useTranslation('ukeyOrders')
  const { ukeyStage, ukeyKind, receiveWay, bearerName, ukeySuffix, returnReason } = order
  if (ukeyStage === null) return null
  const values = { bearer: bearerName, suffix: ukeySuffix ?? '', reason: returnReason ?? '' }
  const isCollected = ukeyStage === 'SHIPPED' && receiveWay === 'PICKUP'
  const isRenewal = ukeyKind === 'RENEW' && ukeyStage === 'RECEIVED'
  return (
    <p>
      <ProseText>{t(isCollected ? 'now.COLLECT' : isRenewal ? 'now.RENEWED' : `now.${ukeyStage}`, values)}</ProseText>
    </p>
  )
}

/** The courier and the number, to be copied into the courier's own page. */
function Parcel({ order: { expressCompany, expressNo } }: { order: UkeyOrder }) {
  const { name } = useTerms()
  if (expressNo === null) return null
  return (
    <SummaryList
      rows={[
        { label: name('expressCompany'), value: expressCompany },
        {
          label: name('expressNo'),
          value: (
            <span className={page.actions}>
              {expressNo}
              <CopyButton text={expressNo} what={name('expressNo')} />
            </span>
          ),
        },
      ]}
    />
  )
}

/** One button for both acts: it keeps the focus when the stage moves. */
function Acts({ order, receive }: { order: UkeyOrder } & Pick<ReturnType<typeof useUkeyOrder>, 'receive'>) {
  const { t } = useTranslation('ukeyOrders')
  const [isOpen, setOpen] = useState(false)
  const [act] = order.actions
  return (
    <>
      {act && (
        <div className={page.actions}>
          <Button
            tone="primary"
            busy={receive.isPending}
            disabledReason={act.allowed ? undefined : (act.reason ?? undefined)}
            onPress={() => (act.action === 'RECEIVE' ? receive.mutate() : setOpen(true))}
          >
            {t(act.action === 'RECEIVE' ? 'receive' : 'activate')}
          </Button>
        </div>
      )}
      <ActivationDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
