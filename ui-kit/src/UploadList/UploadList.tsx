import { type RefObject, useRef } from 'react'
import * as css from './UploadList.css.ts'
import { UploadRow } from './UploadRow.tsx'
import type { UploadItem } from './uploadItem.ts'

export type { UploadItem } from './uploadItem.ts'

export interface UploadListProps {
  /** Names the list: 合同，已选择的文件. */
  label: string
  /** In the order in which they were chosen; without any there is no list. */
  items: readonly UploadItem[]
  /** Where the focus goes when the last row was removed. */
  addButton: RefObject<HTMLElement | null>
  /** Takes the file away, or stops its upload. Say it (`announce`): the row is gone. */
  onRemove: (item: UploadItem) => void
  /** Sends the file again. */
  onRetry: (item: UploadItem) => void
  /** Whether sending it again may help; a file that is too large stays so. */
  canRetry: (item: UploadItem) => boolean
  /** In the data of the form: the id of each file that was sent. */
  name?: string
  /** Nothing can be taken away or sent again. */
  isReadOnly?: boolean
}

/**
 * Files under way, sent and failed (accessibility §5.10): `FileUpload` without its button, for files that come from
 * elsewhere. No act loses the focus: it goes to the next row, else to the button that adds.
 */
export function UploadList(props: UploadListProps) {
  const { label, items, addButton, onRemove, onRetry, canRetry, name, isReadOnly = false } = props
  const list = useRef<HTMLUListElement>(null)
  const lastButton = (index: number) => list.current?.children[index]?.querySelector<HTMLElement>('button:last-of-type')

  function remove(item: UploadItem, index: number) {
    const target = lastButton(index + 1) ?? addButton.current
    target?.focus()
    onRemove(item)
  }

  function retry(item: UploadItem, index: number) {
    // The retry button goes: the focus stays in the row.
    lastButton(index)?.focus()
    onRetry(item)
  }

  if (items.length === 0) return null
  return (
    <ul ref={list} role="list" aria-label={label} className={css.list}>
      {items.map((item, index) => (
        <UploadRow
          key={item.key}
          item={item}
          {...(name !== undefined && { name })}
          canRetry={canRetry(item)}
          isReadOnly={isReadOnly}
          onRemove={() => remove(item, index)}
          onRetry={() => retry(item, index)}
        />
      ))}
    </ul>
  )
}
