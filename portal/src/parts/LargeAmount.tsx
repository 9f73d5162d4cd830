import { Money } from '@jinpiao/ui-kit/Money'
import * as page from './page.css.ts'

/** The amount that a page is about, large, below what it is, such as 可用额度. `value`: a decimal string, in 元. */
export function LargeAmount({ label, value }: { label: string; value: string }) {
  return (
    <div className={page.amount}>
      <p className={page.muted}>{label}</p>
      <p>
        <Money value={value} unit size="large" />
      </p>
    </div>
  )
}
