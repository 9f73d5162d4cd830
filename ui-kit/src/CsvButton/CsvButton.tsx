import { Download } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Button, type ButtonSize } from '../Button/Button.tsx'
import { smallIconProps } from '../lib/icon.ts'
import { csvMessages } from '../lib/messages/csv.ts'
import { useMessages } from '../lib/messages.ts'
import { saveBlob } from '../lib/saveBlob.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import * as css from './CsvButton.css.ts'
import type { CsvColumn } from './csv.ts'
import { useCsvExport } from './useCsvExport.ts'

export type { CsvColumn, CsvKind } from './csv.ts'

export interface CsvButtonProps<Row> {
  /** With its ending: 金票查询_20261121_1402.csv. */
  fileName: string
  /** In the order of the file. An `id` stays digits in every spreadsheet, an `amount` stays exact. */
  columns: readonly CsvColumn<Row>[]
  /** All rows that the list shows on all of its pages, in its order; a function is asked when the button is pressed. */
  rows: readonly Row[] | (() => readonly Row[])
  /** Button's. */
  size?: ButtonSize
  /** A key that presses the button from elsewhere (`F9`): shown behind the words and said with them. The caller registers the shortcut. */
  shortcut?: string | undefined
  /** Where the file goes. By default the browser saves it. */
  save?: (file: Blob, fileName: string) => void
  /** The button itself, for whoever listens to the shortcut. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Writes a list into a file that Excel and WPS open as it is: Chinese, exact, without formulas. Made for a hundred
 * thousand rows: the page stays usable, how far it is can be seen and is said, and it can be cancelled.
 */
export function CsvButton<Row>(props: CsvButtonProps<Row>) {
  const { fileName, columns, rows, size = 'regular', shortcut, save = saveBlob, ref } = props
  const t = useMessages(csvMessages)
  const root = useRef<HTMLSpanElement>(null)
  const { percent, start, cancel } = useCsvExport({
    columns,
    rows: () => (typeof rows === 'function' ? rows() : rows),
    save: (file) => {
      leaveCancel(root.current)
      save(file, fileName)
    },
  })
  return (
    <span ref={root} className={css.root}>
      <Button
        {...(ref !== undefined && { ref })}
        size={size}
        icon={<Download {...smallIconProps} />}
        busy={percent !== undefined}
        onPress={() => void start()}
      >
        {t.export}
        {shortcut !== undefined && (
          <>
            {' '}
            <kbd className={css.shortcut}>{shortcut}</kbd>
          </>
        )}
      </Button>
      {percent !== undefined && (
        <>
          <span className={css.progress}>
            <ProgressBar aria-label={t.progress} percent={percent} />
          </span>
          <Button
            tone="quiet"
            size={size}
            onPress={() => {
              leaveCancel(root.current)
              cancel()
            }}
          >
            {t.cancel}
          </Button>
        </>
      )}
    </span>
  )
}

/** 取消导出 goes when there is nothing to cancel any more: the focus that is on it goes to 导出 CSV. */
function leaveCancel(root: HTMLElement | null): void {
  const [exporting, cancelling] = root?.querySelectorAll('button') ?? []
  if (cancelling !== undefined && document.activeElement === cancelling) exporting?.focus()
}
