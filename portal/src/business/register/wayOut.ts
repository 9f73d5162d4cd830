import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { BusinessError } from '#portal/http/errors.ts'

/** Where that is mended for which the server refuses the whole: a step before, or another page. */
const ways: Partial<Record<BusinessErrorCode, string>> = {
  // Another name or ID card behind the number.
  '02000104': '?step=person',
  // A user of this enterprise already.
  '02000106': '/error-page/authorized',
  // A registration of it is being reviewed; the code of another enterprise can be typed.
  '02000107': '?step=corp',
  // The name is not that of the credit code.
  '02000108': '?step=corp',
  // An invitation that was used meanwhile.
  '02000113': '/register/white-list/apply',
  // A file was not used for a day: it is uploaded once more.
  '01000302': '?step=corp',
}

/** The address behind a refusal in the list of errors; `page` is that of the form. */
export function wayOut(error: unknown, page: string): { href?: string } {
  const way = error instanceof BusinessError ? ways[error.code as BusinessErrorCode] : undefined
  if (way === undefined) return {}
  return { href: way.startsWith('?') ? page + way : way }
}
