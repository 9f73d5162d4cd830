import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Fragment } from 'react'
import * as css from './docs.css.ts'
import { Prose } from './Prose.tsx'
import type { PropRow } from './props/readProps.ts'

/** The properties with the comments that stand at them in the source, which are English. */
export function PropsTable({ rows }: { rows: readonly PropRow[] }) {
  if (rows.length === 0) return <p>没有属性。</p>
  return (
    <>
      <Own rows={rows.filter(({ from }) => from === undefined)} />
      <Picked rows={rows.filter(({ from }) => from !== undefined)} />
    </>
  )
}

/** What a component only hands on to what it is made of. */
function Picked({ rows }: { rows: readonly PropRow[] }) {
  if (rows.length === 0) return null
  return (
    <p>
      原样交给底层的：
      {rows.map(({ name }, position) => (
        <Fragment key={name}>
          {position > 0 && '、'}
          <code className={css.code}>{name}</code>
        </Fragment>
      ))}
      。
    </p>
  )
}

function Own({ rows }: { rows: readonly PropRow[] }) {
  if (rows.length === 0) return null
  return (
    <DataTable
      caption="属性"
      density="compact"
      rows={rows}
      rowKey={({ name }) => name}
      rowName={({ name }) => name}
      empty={{ text: '' }}
      columns={[
        {
          id: 'name',
          header: '名称',
          rowHeader: true,
          cell: ({ name, isRequired }) => (
            <>
              <code className={css.code}>{name}</code>
              {isRequired && <span className={css.muted}> 必填</span>}
            </>
          ),
        },
        {
          id: 'type',
          header: '类型',
          cell: ({ type, standard }) => (
            <>
              <code className={css.code}>{type}</code>
              {standard !== undefined && (
                <span className={css.standard}>
                  默认 <code className={css.code}>{standard}</code>
                </span>
              )}
            </>
          ),
        },
        {
          id: 'description',
          header: '说明',
          cell: ({ description, selector }) => (
            <>
              <span lang="en">
                <Prose>{description}</Prose>
              </span>
              {selector !== undefined && (
                <span className={css.standard}>
                  样式选择器 <code className={css.code}>{selector}</code>
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  )
}
