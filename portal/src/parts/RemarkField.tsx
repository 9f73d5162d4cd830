import { type AskedText, readersOf } from '@jinpiao/contract/reasons'
import { maxLength } from '@jinpiao/contract/terms'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { useTerms } from './useTerms.ts'
import { useTextInput } from './useTextInput.ts'

interface RemarkFieldProps {
  /** Its path in the form around it. */
  name?: string
  /** Who reads it is said below (contract `askedTexts`). */
  asks: AskedText
}

/** 摘要 of an application: two lines of one's own words, which may be left out. */
export function RemarkField({ name = 'remark', asks }: RemarkFieldProps) {
  const terms = useTerms()
  return (
    <TextArea
      {...useTextInput(name)}
      label={terms.name('remark')}
      description={terms.words(readersOf(asks))}
      maxLength={maxLength('remark')}
      rows={2}
      isOptional
    />
  )
}
