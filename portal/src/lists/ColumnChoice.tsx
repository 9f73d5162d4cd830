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
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

/** Which columns are shown, printed and exported. The one that names the row stays. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  const { t } = useTranslation('list')
  const [isOpen, setOpen] = useState(false)
  const choosable = columns.filter(({ rowHeader }) => !rowHeader)
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
          value={choosable.map(({ id }) => id).filter((id) => !hidden.includes(id))}
          onChange={(shown) => onChange(choosable.map(({ id }) => id).filter((id) => !shown.includes(id)))}
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
