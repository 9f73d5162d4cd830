import { Button } from '@jinpiao/ui-kit/Button'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { CheckboxGroup } from '@jinpiao/ui-kit/CheckboxGroup'
import type { Column } from '@jinpiao/ui-kit/DataTable'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ColumnChoiceProps<Row> {
  columns: readonly Column<Row>[]
  /** Columns that are not shown now: by choice, or behind 更多 for want of room. */
  hidden: readonly string[]
  /** Told the columns that were just taken away or asked for, by their ids. */
  onChange: (change: { taken: readonly string[]; asked: readonly string[] }) => void
}

/** Which columns are shown; one that was taken away is not printed or exported either. The one that names the row stays. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  const { t } = useTranslation('list')
  const [isOpen, setOpen] = useState(false)
  const choosable = columns.filter(({ rowHeader }) => !rowHeader)
  const shown = choosable.map(({ id }) => id).filter((id) => !hidden.includes(id))
  return (
    <>
      <Button icon={<Columns3 {...iconProps} />} onPress={() => setOpen(true)} aria-haspopup="dialog">
        {t('columns')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('columns')}
        actions={<Button onPress={() => setOpen(false)}>{t('columnsDone')}</Button>}
      >
        <CheckboxGroup
          label={t('columnsShown')}
          value={shown}
          onChange={(next) =>
            onChange({
              taken: shown.filter((id) => !next.includes(id)),
              asked: next.filter((id) => !shown.includes(id)),
            })
          }
        >
          {choosable.map(({ id, header }) => (
            <Checkbox key={id} value={id}>
              {header}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </Dialog>
    </>
  )
}
