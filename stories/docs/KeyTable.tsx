import { DataTable } from '@jinpiao/ui-kit/DataTable'
import type { ComponentDocs, Press } from '@jinpiao/ui-kit/lib/docs'
import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import * as css from './docs.css.ts'
import { Prose } from './Prose.tsx'
import { pressNames } from './pressNames.ts'

const pressesOf = (press: Press | readonly Press[]): readonly Press[] => (typeof press === 'string' ? [press] : press)

/** `Shift` `↑`, heard as Shift 加 向上键. */
export function Keys({ press }: { press: Press }) {
  const names = pressNames(press)
  return (
    <SpokenText
      spoken={names.map(({ spoken }) => spoken).join(' 加 ')}
      visible={names.map(({ shown }) => (
        <kbd key={shown} className={css.key}>
          {shown}
        </kbd>
      ))}
    />
  )
}

export function KeyTable({ keys }: Pick<ComponentDocs, 'keys'>) {
  if (keys.length === 0) return <p>没有自己的键盘操作：不在 Tab 顺序里，用读屏软件的浏览键阅读。</p>
  const rows = keys.map(([press, does]) => ({ presses: pressesOf(press), does }))
  const nameOf = ({ presses }: (typeof rows)[number]) => presses.join(' ')
  return (
    <DataTable
      caption="按键"
      density="compact"
      rows={rows}
      rowKey={nameOf}
      rowName={nameOf}
      empty={{ text: '' }}
      columns={[
        {
          id: 'press',
          header: '按',
          rowHeader: true,
          cell: ({ presses }) => (
            <span className={css.keys}>
              {presses.map((press, position) => (
                <span key={press}>
                  {position > 0 && <span className={css.or}>或 </span>}
                  <Keys press={press} />
                </span>
              ))}
            </span>
          ),
        },
        { id: 'does', header: '结果', cell: ({ does }) => <Prose>{does}</Prose> },
      ]}
    />
  )
}
