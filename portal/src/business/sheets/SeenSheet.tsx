import type { SheetChoice, SheetSeen } from '@jinpiao/contract/sheets'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#portal/parts/Failure.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'

interface SeenSheetProps {
  seen: SheetSeen
  isReading: boolean
  failure: string | undefined
  onChoose: (choice: SheetChoice) => void
  /** How much was read: the heading of what follows. */
  title: string
  isRight: boolean
  children: ReactNode
}

/** One worksheet of several has to be chosen before anything is read. */
export const isToChoose = ({ sheet, sheets }: SheetSeen): boolean => sheet === '' && sheets.length > 1

/** What was seen of a workbook: what was left out, which worksheet of several is meant, and whether hidden rows count. */
export function SeenSheet({ seen, isReading, failure, onChoose, title, isRight, children }: SeenSheetProps) {
  const { t } = useTranslation('sheets')
  const { sheet, sheets, hiddenRows, takesHidden, notes } = seen
  const mustChoose = isToChoose(seen)
  // Also after the same worksheet was read again, with its hidden rows or without.
  const said = useEffectEvent(() => announce(mustChoose ? t('chooseFirst') : t('seen', { sheet })))
  useEffect(() => {
    if (seen) said()
  }, [seen])
  return (
    <>
      {sheets.length > 1 && (
        <RadioGroup
          label={t('which')}
          options={sheets.map((name) => ({ value: name, label: name }))}
          value={sheet}
          onChange={(name) => onChoose({ sheet: name, hidden: undefined })}
          disabled={isReading}
        />
      )}
      {hiddenRows.length > 0 && (
        <Checkbox
          value={takesHidden}
          onChange={(isChosen) => onChoose({ hidden: isChosen ? 'yes' : undefined })}
          disabled={isReading}
        >
          {t('withHidden', { count: hiddenRows.length })}
        </Checkbox>
      )}
      {notes.map((note) => (
        <InlineMessage key={note} tone="info">
          <ProseText>{note}</ProseText>
        </InlineMessage>
      ))}
      <Failure text={failure} />
      <Banner
        headingLevel={3}
        tone={isRight && !mustChoose ? 'success' : 'warning'}
        title={mustChoose ? t('chooseFirst') : title}
      >
        {children}
      </Banner>
    </>
  )
}
