import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { iconProps } from '../lib/icon.ts'
import { documentMessages } from '../lib/messages/document.ts'
import { useMessages } from '../lib/messages.ts'
import { screenOnly } from '../lib/print.css.ts'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import * as css from './PrintDocument.css.ts'

export interface DocumentFact {
  /** 票面金额. Unique in the document. */
  label: string
  /** Text, a `Money`, an `AmountInWords`. */
  value: ReactNode
  /** What the document is about: larger. One at most. */
  isMain?: boolean
}

export interface PrintDocumentProps {
  /** Whose paper it is, above the title. */
  issuer: string
  /** What the paper is: 电子金票. */
  title: string
  /** 编号 JP…: said digit by digit. */
  number?: string
  /** Below the number: 校验码 3F9A-0C12-77BE. */
  code?: string
  /** Whom it is between, each by its part: 付款方 and its name. */
  parties?: readonly { label: string; name: string }[]
  /** Who sets a seal on it, in words: a place for each at its foot. */
  seals?: readonly string[]
  /** What only a machine compares, a digest: below all else, small on paper. */
  fine?: ReactNode
  /** 1 where the document is the page, 2 under the page's own heading. */
  headingLevel?: 1 | 2
  /** In the order of the paper. */
  facts: readonly DocumentFact[]
  /** What follows the facts: signatures, digest, notes. */
  children?: ReactNode
}

/**
 * A document that is read on the screen and prints like a bank's: black on white under every theme, whole on its sheet,
 * without the page around it. A page, not a picture of one: its text is read, searched and enlarged.
 */
export function PrintDocument(props: PrintDocumentProps) {
  const { issuer, title, number, code, parties = [], headingLevel = 2, facts, seals = [], fine, children } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={css.sheet}>
      <div className={css.head}>
        <p>{issuer}</p>
        <Heading className={css.title}>{title}</Heading>
        {number !== undefined && (
          <p>
            <SpokenSerials>{number}</SpokenSerials>
          </p>
        )}
        {code !== undefined && (
          <p>
            <SpokenSerials>{code}</SpokenSerials>
          </p>
        )}
      </div>
      {parties.length > 0 && (
        <dl className={css.parties}>
          {parties.map(({ label, name }) => (
            <div key={label} className={css.party}>
              <dt>{label}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={css.facts}>
        {facts.map(({ label, value, isMain }) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{isMain ? <strong className={css.main}>{value}</strong> : <SpokenSerials>{value}</SpokenSerials>}</dd>
          </div>
        ))}
      </dl>
      {children}
      {seals.length > 0 && (
        <div className={css.seals}>
          {seals.map((seal) => (
            <p key={seal} className={css.seal}>
              {seal}
            </p>
          ))}
        </div>
      )}
      {fine !== undefined && <div className={css.fine}>{fine}</div>}
    </article>
  )
}

/** Several documents: one below the other on the screen, each on a sheet of its own when printed. */
export function PrintSheets({ children }: { children: ReactNode }) {
  return <div className={css.sheets}>{children}</div>
}

interface PrintButtonProps {
  /** `secondary` where the page is for something else than its paper. */
  tone?: 'primary' | 'secondary'
}

/** Opens the browser's print dialog; not on paper itself. */
export function PrintButton({ tone = 'primary' }: PrintButtonProps) {
  const t = useMessages(documentMessages)
  return (
    <div className={screenOnly}>
      <Button tone={tone} icon={<Printer {...iconProps} />} onPress={() => print()}>
        {t.print}
      </Button>
    </div>
  )
}
