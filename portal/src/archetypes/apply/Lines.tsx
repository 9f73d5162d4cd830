import { Button } from '@jinpiao/ui-kit/Button'
import { iconProps, smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { Money } from '@jinpiao/ui-kit/Money'
import type { Fen } from '@jinpiao/values/money'
import { ChevronUp, Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from './apply.css.ts'
import type { FormProblem, LineNames } from './apply.ts'
import { FinishedMark } from './FinishedMark.tsx'
import { useFolding } from './useFolding.ts'

/** What a folded line says of itself. */
export interface LineFacts {
  party: string
  /** Left out where lines have none. */
  amount?: Fen
  contractNo?: string
  fileCount?: number
  /** What else it says, in words. */
  note?: string
}

interface LinesProps<Line> {
  lines: LineNames
  /** What is wrong now: a line without any of it is finished. */
  findProblems: () => readonly FormProblem[]
  /** What the last submit found: its lines are opened. */
  problems: readonly FormProblem[]
  factsOf: (line: Line) => LineFacts
  empty: () => Line
  /** 复制上一笔: whether a line is still free for it, and which paths in the line get what. */
  copy: {
    isFree: (to: Line) => boolean
    entries: (from: Line, to: Line) => readonly (readonly [path: string, value: unknown])[]
    /** Said when it is done, where it is not contract and files that were copied. */
    done?: (place: string) => string
  }
  addLabel: string
  /** Why no further one can be added to so many. */
  fullReason: (count: number) => string | undefined
  /** Whether a line is an application of its own that is stored: then nothing is added. */
  isStored?: (line: Line) => boolean
  /** Further acts beside the button that adds. */
  footer?: (count: number) => ReactNode
  onRemoved: (id: string) => void
  /** The fields of one line. `place` is 第 2 笔; none where there is one line. */
  children: (line: { index: number; id: string; place: string | undefined }) => ReactNode
}

/**
 * Lines of one form, such as suppliers or recipients. With a second line each gets a head; a finished one folds to it
 * when the next begins, and opens for an error inside. Folded fields stay in the page: they keep what is typed, and the
 * error summary opens them.
 */
export function Lines<Line extends FieldValues>(props: LinesProps<Line>) {
  const { lines, findProblems, problems, factsOf, empty, copy, addLabel, onRemoved, children } = props
  const { t } = useTranslation('apply')
  const { control, getValues } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name: lines.name })
  const isFinished = (index: number) =>
    !findProblems().some(({ fieldId }) => fieldId?.startsWith(`${lines.name}.${index}.`))
  const { folded, setFolded, foldFinished } = useFolding(lines.name, fields, { isFinished, problems })
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    focusLine(fields.length - 1)
  }, [fields.length])
  const isSeveral = fields.length > 1
  const isStored = props.isStored !== undefined && (getValues(lines.name) as Line[]).some(props.isStored)

  return (
    <>
      {fields.map(({ id }, index) => {
        const isFolded = isSeveral && folded.has(id)
        return (
          <div key={id} id={`line-${index}`} className={isSeveral ? css.lineBox : css.line}>
            {isSeveral && (
              <LineHead
                name={`${lines.name}.${index}`}
                before={index === 0 ? undefined : `${lines.name}.${index - 1}`}
                placeBefore={lines.place(index)}
                place={lines.place(index + 1)}
                number={index + 1}
                isFolded={isFolded}
                panelId={panelOf(index)}
                factsOf={factsOf}
                isFinished={() => isFinished(index)}
                copy={copy}
                onToggle={() => setFolded(id, !isFolded)}
                onRemove={() => drop(index, id)}
              />
            )}
            <div id={panelOf(index)} className={css.line} hidden={isFolded}>
              {children({ index, id, place: isSeveral ? lines.place(index + 1) : undefined })}
            </div>
          </div>
        )
      })}
      {!isStored && (
        <div className={css.footer}>
          <Button
            icon={<Plus {...iconProps} />}
            disabledReason={props.fullReason(fields.length)}
            onPress={() => {
              added.current = true
              foldFinished()
              append(empty(), { shouldFocus: false })
            }}
          >
            {addLabel}
          </Button>
          {props.footer?.(fields.length)}
        </div>
      )}
    </>
  )

  function drop(index: number, id: string) {
    remove(index)
    onRemoved(id)
    notify(t('lineRemoved', { place: lines.place(index + 1) }), 'info')
    // Where the line was, or at the last one: the focus stays where the work is.
    const last = (getValues(lines.name) as unknown[]).length - 1
    requestAnimationFrame(() => focusLine(Math.min(index, last)))
  }
}

const panelOf = (index: number) => `line-${index}-fields`

/** The first control of a line; of a folded one the button that opens it. */
export function focusLine(index: number): void {
  const panel = document.getElementById(panelOf(index))
  const place = panel?.hidden ? document.getElementById(`line-${index}`) : panel
  place?.querySelector<HTMLElement>(':is(button, input, textarea):not([type=file])')?.focus()
}

interface HeadProps<Line> extends Pick<LinesProps<Line>, 'factsOf' | 'copy'> {
  /** Path of the line, and of the one before it. */
  name: string
  before: string | undefined
  place: string
  placeBefore: string
  number: number
  isFolded: boolean
  panelId: string
  isFinished: () => boolean
  onToggle: () => void
  onRemove: () => void
}

function LineHead<Line extends FieldValues>(props: HeadProps<Line>) {
  const { name, before, place, placeBefore, number, isFolded, panelId, factsOf, isFinished, copy } = props
  const { onToggle, onRemove } = props
  const { t } = useTranslation('apply')
  const { setValue, clearErrors, getValues } = useFormContext()
  const line = useWatch({ name }) as Line | undefined
  // A line that was just removed has no values for a moment.
  if (line === undefined) return null
  const { party, amount, contractNo = '', fileCount = 0, note = '' } = factsOf(line)
  return (
    <div className={css.lineHead} data-folded={isFolded}>
      <span aria-hidden="true" className={css.lineNumber}>
        {number}
      </span>
      <div className={css.lineWords}>
        <h3 className={isFolded ? css.lineParty : css.lineTitle}>
          {isFolded ? (
            <>
              <span className={visuallyHidden}>{place} </span>
              {party === '' ? place : party}
            </>
          ) : (
            place
          )}
        </h3>
        {isFolded && (
          <p className={css.lineNote}>
            <FinishedMark isFinished={isFinished()} />
            <span>{contractNo === '' ? note : t('lineContract', { contractNo, number: fileCount })}</span>
          </p>
        )}
      </div>
      {isFolded && amount !== undefined && (
        <strong className={css.lineAmount}>
          <Money value={amount} unit />
        </strong>
      )}
      <div className={css.lineActs}>
        {before !== undefined && !isFolded && copy.isFree(line) && (
          <Button
            key="copy"
            size="small"
            icon={<Copy {...smallIconProps} />}
            context={place}
            onPress={() => copyFrom(before)}
          >
            {t('copyLast')}
          </Button>
        )}
        <Button
          key="toggle"
          size="small"
          tone="quiet"
          icon={isFolded ? <Pencil {...smallIconProps} /> : <ChevronUp {...smallIconProps} />}
          context={place}
          aria-expanded={!isFolded}
          aria-controls={panelId}
          onPress={onToggle}
        >
          {t(isFolded ? 'unfoldLine' : 'foldLine')}
        </Button>
        {!isFolded && (
          <Button
            key="remove"
            tone="danger"
            size="small"
            icon={<Trash2 {...smallIconProps} />}
            context={place}
            onPress={onRemove}
          >
            {t('removeLine')}
          </Button>
        )}
      </div>
    </div>
  )

  function copyFrom(path: string) {
    const entries = copy.entries(getValues(path) as Line, getValues(name) as Line)
    for (const [field, value] of entries) {
      setValue(`${name}.${field}`, structuredClone(value), { shouldDirty: true })
      clearErrors(`${name}.${field}`)
    }
    notify(copy.done?.(placeBefore) ?? t('lastCopied', { place: placeBefore }), 'info')
    // The button is gone: what is still missing comes first in the line.
    requestAnimationFrame(() => focusLine(number - 1))
  }
}
