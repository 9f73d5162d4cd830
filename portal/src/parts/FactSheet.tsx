import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { SummaryList, type SummaryListProps } from '@jinpiao/ui-kit/SummaryList'

/** Facts on a surface of their own. */
export function FactSheet(props: SummaryListProps) {
  return (
    <section className={surface}>
      <SummaryList {...props} />
    </section>
  )
}
