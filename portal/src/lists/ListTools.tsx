import { type AnyListEndpoint, type ExportFormat, exportFormats } from '@jinpiao/contract/list'
import { Button } from '@jinpiao/ui-kit/Button'
import type { Column } from '@jinpiao/ui-kit/DataTable'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { Menu } from '@jinpiao/ui-kit/Menu'
import { SavedViews } from '@jinpiao/ui-kit/SavedViews'
import { useMutation } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { download } from '#portal/http/client.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { dayOf } from '#portal/parts/times.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { exportKeys } from './columns.tsx'
import * as css from './lists.css.ts'
import type { ListCondition } from './useConditions.ts'
import type { ListInAddress } from './useListState.ts'
import { useSavedViews } from './useSavedViews.ts'

interface ListToolsProps<Row> {
  /** What the list is called on the page: so is its file. */
  name: string
  list: AnyListEndpoint
  state: ListInAddress
  /** All of them, the hidden ones too. */
  columns: readonly Column<Row>[]
  /** What the list was asked for: the file holds the same rows, those of all pages. */
  query: Readonly<Record<string, unknown>>
  conditions: readonly ListCondition[]
  /** Columns that stand behind 更多 for want of room. */
  behind: readonly string[]
}

/** What no system takes in the name of a file is gone. */
const fileNameOf = (name: string) => name.replace(/[\\/:*?"<>|]/g, '').trim()

/** What one does with a list as a whole: keep its filters under a name, choose columns, take it along, print it. */
export function ListTools<Row>({ name, list, state, columns, query, conditions, behind }: ListToolsProps<Row>) {
  const { t } = useTranslation('list')
  const tellFailure = useFailureToast()
  const views = useSavedViews(list.list.name, state)
  const file = useMutation({
    mutationFn: (format: ExportFormat) => {
      const { page: _, pageSize: __, ...asked } = query
      const wanted = { ...asked, format, columns: exportKeys(columns, state.hidden) }
      return download(list.export, { query: wanted })
    },
    onSuccess: (blob, format) =>
      saveBlob(blob, `${fileNameOf(name)}-${dayOf(new Date(businessNow()).toISOString())}.${format}`),
    onError: tellFailure,
  })

  return (
    <div className={css.tools} role="group" aria-label={t('tools')}>
      <SavedViews
        views={views.views}
        onViewsChange={views.keep}
        query={state.view}
        conditions={conditions.map(({ spoken }) => spoken)}
        onApply={({ query: view }) => state.setView(view)}
      />
      <ColumnChoice columns={columns} hidden={[...state.hidden, ...behind]} onChange={state.changeColumns} />
      <Menu
        icon={<Download {...iconProps} />}
        items={exportFormats.map((format) => ({ id: format, label: t(`format.${format}`) }))}
        onAction={(format) => file.mutate(format as ExportFormat)}
      >
        {t('export')}
      </Menu>
      <Button icon={<Printer {...iconProps} />} onPress={() => print()}>
        {t('print')}
      </Button>
    </div>
  )
}
