import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './face.css.ts'

export interface FaceFact {
  label: string
  value: ReactNode
}

/** A word over what it means: a few facts in one line, where a list of facts would be too much. */
export function Fact({ label, value }: FaceFact) {
  return (
    <div>
      <p className={css.label}>{label}</p>
      <p>{value}</p>
    </div>
  )
}

/** From whom to whom. */
export function Parties({ from, to }: { from: FaceFact; to: FaceFact }) {
  return (
    <div className={css.parties}>
      <Fact {...from} />
      <ArrowRight {...iconProps} />
      <Fact {...to} />
    </div>
  )
}
