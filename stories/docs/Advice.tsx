import type { ComponentDocs, Advice as Pair } from '@jinpiao/ui-kit/lib/docs'
import { StatusTag, type StatusTone } from '@jinpiao/ui-kit/StatusTag'
import * as css from './docs.css.ts'
import { Prose } from './Prose.tsx'

/** What to do and what not to do, each with its reason. */
export const Advice = ({ dos, donts }: Pick<ComponentDocs, 'dos' | 'donts'>) => (
  <div className={css.advice}>
    <Column title="要" tone="success" pairs={dos} />
    <Column title="不要" tone="danger" pairs={donts} />
  </div>
)

const Column = ({ title, tone, pairs }: { title: string; tone: StatusTone; pairs: readonly Pair[] }) => (
  <div className={css.adviceColumn}>
    <h3 className={css.partTitle}>
      <StatusTag tone={tone}>{title}</StatusTag>
    </h3>
    <ul className={css.pairs}>
      {pairs.map(([what, why]) => (
        <li key={what}>
          <span className={css.what}>
            <Prose>{what}</Prose>
          </span>{' '}
          <span className={css.why}>
            <Prose>{why}</Prose>
          </span>
        </li>
      ))}
    </ul>
  </div>
)
