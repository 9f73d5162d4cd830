import { formatSize } from '@jinpiao/values/fileSize'
import { CircleAlert, CircleCheck, FileText } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { FormValue } from '../Field/FormValue.tsx'
import { iconProps } from '../lib/icon.ts'
import { type UploadMessages, uploadMessages } from '../lib/messages/upload.ts'
import { useMessages } from '../lib/messages.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import * as css from './UploadList.css.ts'
import type { UploadItem } from './uploadItem.ts'

const icons = { uploading: FileText, done: CircleCheck, failed: CircleAlert }

export interface UploadRowProps {
  item: UploadItem
  canRetry: boolean
  isReadOnly: boolean
  name?: string
  onRemove: () => void
  onRetry: () => void
}

/** One file: 合同.pdf，2.3MB，上传成功, and what can be done with it. */
export function UploadRow({ item, canRetry, isReadOnly, name: formName, onRemove, onRetry }: UploadRowProps) {
  const t = useMessages(uploadMessages)
  const { name, size, state } = item
  const percent = state.kind === 'uploading' ? state.percent : undefined
  const Icon = icons[state.kind]
  return (
    <li className={css.item} data-key={item.key}>
      <Icon {...iconProps} className={css.icon[state.kind]} />
      <div className={css.about}>
        <p>
          <span className={css.name}>{name}</span>
          <span className={state.kind === 'failed' ? css.failed : css.state}>
            {t.item(formatSize(size), stateText(item, t))}
          </span>
        </p>
        {percent !== undefined && <ProgressBar aria-label={t.progress(name)} percent={percent} />}
      </div>
      <div className={css.actions}>
        {canRetry && !isReadOnly && (
          <Button size="small" tone="quiet" context={name} onPress={onRetry}>
            {t.retry}
          </Button>
        )}
        {!isReadOnly && (
          <Button size="small" tone="quiet" context={name} onPress={onRemove}>
            {percent === undefined ? t.remove : t.cancel}
          </Button>
        )}
        {state.kind === 'done' && <FormValue name={formName} value={state.id} />}
      </div>
    </li>
  )
}

function stateText({ state }: UploadItem, t: UploadMessages): string {
  if (state.kind === 'failed') return t.failed(state.why)
  return state.kind === 'done' ? t.done : t.uploading
}
