import type { Application, ApplicationEndpoints, ApplicationOf } from '@jinpiao/contract/applications'
import { DRAFT_DAYS, keptUntil } from '@jinpiao/contract/drafts'
import { Link } from '@jinpiao/ui-kit/Link'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '#portal/lists/columns.tsx'
import { ListView } from '#portal/lists/ListView.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import type { Apply } from './apply.ts'
import { useFormAddress } from './formAddress.ts'
import { StoredActions } from './StoredActions.tsx'
import { type StoredKind, storedStates } from './storedLists.ts'

interface StoredApplicationsProps<A extends ApplicationEndpoints, Values extends FieldValues> {
  apply: Apply<A, Values>
  kind: StoredKind
}

/** 我的草稿, 被驳回, 已提交, 已结束: with what can be done with it, and until when it can be submitted. */
export function StoredApplications<A extends ApplicationEndpoints, Values extends FieldValues>({
  apply,
  kind,
}: StoredApplicationsProps<A, Values>) {
  const { t } = useTranslation(['apply', 'approval'])
  const hrefOf = useFormAddress(apply.of.type)
  return (
    <ListView<A['list']>
      list={apply.of.list}
      noun="applications"
      query={{ box: 'ALL', state: storedStates(apply.of, kind) }}
      columns={useColumns(apply, kind)}
      caption={t(`tab.${kind}`)}
      filterLabel={t('approval:filters')}
      sum="amount"
      hasTools
      rowKey={({ pkApply }) => pkApply}
      rowName={({ applyNo }) => t('approval:rowName', { applyNo })}
      hrefOf={({ pkApply }) => hrefOf({ pkApply })}
      empty={{
        text: t(`empty.${kind}`, { n: DRAFT_DAYS }),
        action: (
          <Link href={hrefOf()} kind="standalone">
            {t('another')}
          </Link>
        ),
      }}
    />
  )
}

function useColumns<A extends ApplicationEndpoints, Values extends FieldValues>(
  { of, columns }: Apply<A, Values>,
  kind: StoredKind,
): ListColumn<ApplicationOf<A>>[] {
  const { t } = useTranslation('apply')
  const after: ListColumn<Application>[] = [
    ...(kind === 'returned' ? (['returnedByName', 'returnReason'] as const) : []),
    ...(kind === 'submitted' || kind === 'ended' ? (['state'] as const) : []),
    { key: 'updatedAt', secondary: kind !== 'drafts' },
    ...(kind === 'drafts' || kind === 'returned'
      ? [
          {
            id: 'keptUntil',
            header: t('keptUntil'),
            cell: ({ updatedAt }: Application) => <DayText day={keptUntil(updatedAt)} />,
          },
        ]
      : []),
    { id: 'actions', header: t('actions'), card: 'plain', cell: (row) => <StoredActions of={of} application={row} /> },
  ]
  // A row of the list has all that an application has.
  const all = (shared: ListColumn<Application>[]) => shared as ListColumn<ApplicationOf<A>>[]
  return [...all(['applyNo']), ...columns, ...all(after)]
}
