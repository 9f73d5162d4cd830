import { type Numbered, type NumberTerm, numberOf } from '@jinpiao/contract/numberKeys'
import { Link } from '@jinpiao/ui-kit/Link'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { use } from 'react'
import { homeOf } from '#portal/routes/decide.ts'
import { useVisitor } from '#portal/session/useSession.ts'
import { FillingIn } from './fillingIn.ts'
import { numberHref } from './numberHref.ts'
import { useMayOpen } from './useMayOpen.ts'

interface NumberLinkProps {
  /** What it is a number of. */
  term: NumberTerm
  /** The keys that stand beside it. */
  of: Numbered
  no: string | null | undefined
}

/** A running number, as the way to what it is of; text where nothing of it is open to the reader, and in a form. */
export function NumberLink({ term, of, no }: NumberLinkProps) {
  const isFillingIn = use(FillingIn)
  if (no === null || no === undefined || no === '') return '—'
  // Public pages, where nobody is signed in, have numbers without keys.
  if (isFillingIn || numberOf(term, of) === undefined) return <SpokenSerials>{no}</SpokenSerials>
  return <Way term={term} of={of} no={no} />
}

function Way({ term, of, no }: NumberLinkProps & { no: string }) {
  const href = numberHref(term, of, { mayOpen: useMayOpen(), home: homeOf(useVisitor()) })
  if (href === undefined) return <SpokenSerials>{no}</SpokenSerials>
  return (
    <Link href={href} kind="standalone">
      {no}
    </Link>
  )
}
