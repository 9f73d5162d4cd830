import { maxLength } from '@jinpiao/contract/terms'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { useTerms } from './useTerms.ts'
import { useTextInput } from './useTextInput.ts'

interface RemarkFieldProps {
  /** Its path in the form around it. */
  name?: string
  /** Who reads it. */
  hint?: string
}

/** 摘要 of an application: two lines of one's own words, which may be left out. */
export function RemarkField({ name = 'remark', hint }: RemarkFieldProps) {
  const terms = useTerms()
  return (
    <TextArea
      {...useTextInput(name)}
      label={terms.name('remark')}
      {...(hint !== undefined && { description: hint })}
      maxLength={maxLength('remark')}
      rows={2}
      isOptional
    />
  )
}
