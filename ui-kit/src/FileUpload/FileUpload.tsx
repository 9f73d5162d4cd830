import { formatLimit } from '@jinpiao/values/fileSize'
import { Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react'
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { Field, type FieldParts, type FormParts, isInvalid } from '../Field/Field.tsx'
import { cx } from '../lib/cx.ts'
import { iconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { uploadMessages } from '../lib/messages/upload.ts'
import { useMessages } from '../lib/messages.ts'
import { UploadList } from '../UploadList/UploadList.tsx'
import * as css from './FileUpload.css.ts'
import { acceptedEndings, type UploadedFile } from './uploadItems.ts'
import { type Upload, useUpload } from './useUpload.ts'

export type { UploadedFile } from './uploadItems.ts'
export { type Upload, type UploadOptions, UploadRefused } from './useUpload.ts'

export interface FileUploadProps extends FieldParts, FormParts<HTMLButtonElement> {
  /** What is uploaded: 合同. The button says 上传合同. */
  label: string
  /** Said after the label, not shown, where a page has several of the same label: which invoice's 发票文件. */
  context?: string | undefined
  /** The files that the server has. Running and failed ones are the component's own. */
  value?: readonly UploadedFile[] | undefined
  /** The files that the server has at first, where nobody holds the value. */
  defaultValue?: readonly UploadedFile[] | undefined
  /** A file has arrived at the server, or was taken away: all that it has now. */
  onChange?: (files: UploadedFile[]) => void
  /** How many are under way: a form waits for 0. */
  onPendingChange?: (pending: number) => void
  /** Sends one file: `(file, { onProgress, signal }) => Promise<{ id }>`. */
  upload: Upload
  /** Endings, small, without the dot: `['pdf', 'jpg']`. */
  types: readonly string[]
  /** For one file. */
  maxBytes: number
  /** 1 by default. */
  maxFiles?: number
  /** Of one file: the next takes the place of the one that is there, which need not be deleted first. */
  isReplaceable?: boolean
  /** Of the button, for the links of an error summary. */
  id?: string
  /** More than the limits, which are said anyway. */
  description?: ReactNode
}

/**
 * Choosing and sending files (accessibility §5.10). The button is the way in; dropping is extra. Type, size and number
 * are checked before anything is sent. Start and end are said once, for several files in one sentence.
 */
export function FileUpload(props: FileUploadProps) {
  const {
    label,
    value,
    defaultValue,
    onChange,
    onPendingChange,
    upload,
    types,
    maxBytes,
    maxFiles = 1,
    ...more
  } = props
  const { id, context, isRequired = false, isOptional, description, error, isReplaceable = false, ...form } = more
  const { name, onBlur, ref, disabled = false } = form
  const t = useMessages(uploadMessages)
  const ownId = useId()
  const buttonId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isDropTarget, setDropTarget] = useState(false)
  const limited = { types, maxBytes, maxFiles, isReplaceable }
  const { isFull, ...uploads } = useUpload({ value, defaultValue, onChange, onPendingChange, upload, ...limited })
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)

  const limits = t.limits(
    types.map((type) => type.toUpperCase()),
    formatLimit(maxBytes),
  )
  const which = context === undefined ? '' : ` ${context}`
  const ids = { label: `${buttonId}-label`, description: `${buttonId}-hint`, error: `${buttonId}-error` }

  function drop(event: DragEvent) {
    event.preventDefault()
    setDropTarget(false)
    if (disabled) return
    // Also when it is full: then each gets its row, which says so, as those beyond the number do.
    const files = [...event.dataTransfer.files]
    uploads.add(files, foldersAmong(files, event.dataTransfer))
  }

  return (
    <Provider
      values={[
        [LabelContext, { id: ids.label, elementType: 'span' }],
        [TextContext, { slots: { description: { id: ids.description }, errorMessage: { id: ids.error } } }],
        [FieldErrorContext, { isInvalid: isInvalid(error), validationErrors: [], validationDetails: noDetails }],
      ]}
    >
      <div
        role="group"
        aria-labelledby={ids.label}
        onDragOver={(event) => {
          event.preventDefault()
          setDropTarget(!isFull)
        }}
        onDragLeave={() => setDropTarget(false)}
        onDrop={drop}
      >
        <Field
          label={
            <>
              {label}
              {context !== undefined && <span className={visuallyHidden}>{which}</span>}
            </>
          }
          isRequired={isRequired}
          isOptional={isOptional}
          description={
            <>
              {limits}
              {description !== undefined && <div>{description}</div>}
            </>
          }
          error={error}
          form={{ name, onBlur, disabled, value: uploads.ids, onReset: uploads.reset }}
        >
          <div className={cx(css.area, isDropTarget && css.dropTarget, isInvalid(error) && css.invalid)}>
            {/* The button opens it; not display: none, which some drivers and axe cannot look into. */}
            <input
              ref={input}
              type="file"
              className={visuallyHidden}
              tabIndex={-1}
              aria-hidden="true"
              accept={acceptedEndings(types)}
              multiple={maxFiles > 1}
              onChange={(event) => {
                uploads.add([...(event.target.files ?? [])])
                // The same file again is a choice too.
                event.target.value = ''
              }}
            />
            <Button
              ref={button}
              id={buttonId}
              icon={<UploadIcon {...iconProps} />}
              context={`${context ?? ''}${t.requiredAndLimits(isRequired, limits)}`}
              disabledReason={disabled ? t.locked : isFull ? t.full(maxFiles) : undefined}
              {...(isInvalid(error) && { 'aria-describedby': ids.error, isWrong: true })}
              onPress={() => input.current?.click()}
            >
              {t.upload(label)}
            </Button>
            {!isFull && !disabled && (
              <span aria-hidden="true" className={css.dropHint}>
                {t.drop}
              </span>
            )}
          </div>
          <UploadList
            label={t.files(label + which)}
            items={uploads.items}
            addButton={button}
            isReadOnly={disabled}
            canRetry={uploads.canRetry}
            onRetry={uploads.retry}
            onRemove={uploads.remove}
          />
        </Field>
      </div>
    </Provider>
  )
}

/** A folder that is dropped comes as a file of its name, which cannot be read: only its entry tells. */
function foldersAmong(files: readonly File[], { items }: DataTransfer): ReadonlySet<File> {
  const entries = [...items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry())
  return new Set(files.filter((_, at) => entries[at]?.isDirectory))
}

/** react-aria wants the browser's validity beside its own flag. */
const noDetails = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
  valid: true,
}
