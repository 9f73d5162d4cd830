import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { spokenMask } from '@jinpiao/values/spoken'

interface MaskedValueProps {
  /** As the server masked it: it never sends the rest. */
  masked: string
  /** Characters before the mask. */
  head: number
  form: 'account' | 'id'
}

/** A number that the server has masked; asterisks are never spoken (accessibility §2, rule 3). */
export function MaskedValue({ masked, head, form }: MaskedValueProps) {
  return <SpokenText visible={masked} spoken={spokenMask(masked, { head, form })} />
}
