import { DataTable } from '@jinpiao/ui-kit/DataTable'
import type { ComponentContract } from '@jinpiao/ui-kit/lib/contract'
import { type RecordedPlan, type Recording, recordedOf } from '@jinpiao/ui-kit/lib/testing/recording'
import { spokenDate } from '@jinpiao/values/spoken'
import { recordings } from './components.ts'
import * as css from './docs.css.ts'
import { Prose } from './Prose.tsx'
import { Text } from './parts.tsx'

/** What Orca was heard to say of a component, plan by plan, with the day and the versions. */
export function Recorded({ contract: { component, expectations } }: { contract: ComponentContract }) {
  const recording = recordings.find((each) => each.component === component)
  const planned = expectations.filter(({ plan }) => plan !== undefined)
  if (planned.length === 0) return <Text>合同里没有请 Orca 读的步骤。</Text>
  return (
    <>
      {recording !== undefined && <Made recording={recording} />}
      {planned.map((expectation) => {
        const plan = recordedOf(recording, expectation)
        return plan === undefined ? (
          <Text key={expectation.id}>{`${expectation.text}：还没有录。先运行 \`pnpm heard:retake\`。`}</Text>
        ) : (
          <Steps key={expectation.id} text={expectation.text} plan={plan} />
        )
      })}
    </>
  )
}

const Made = ({ recording: { on, orca, chromium } }: { recording: Recording }) => (
  <p>
    <time dateTime={on}>{spokenDate(on)}</time> 在构建好的这一站里录下，逐字：Orca {orca} 的中文，Chromium {chromium}
    。换了步骤就重录；换了读屏软件，措辞会不同。
  </p>
)

function Steps({ text, plan }: { text: string; plan: RecordedPlan }) {
  return (
    <DataTable
      caption={text}
      density="compact"
      rows={plan.heard.map((step, position) => ({ ...step, id: `${position + 1}` }))}
      rowKey={({ id }) => id}
      rowName={({ id }) => id}
      empty={{ text: '什么也没有读。' }}
      columns={[
        { id: 'press', header: '按', rowHeader: true, cell: ({ press }) => <Prose>{press}</Prose> },
        {
          id: 'said',
          header: '读出',
          cell: ({ said }) =>
            said.length === 0
              ? '（没有读出）'
              : said.map((words, position) => (
                  <span key={position} className={css.utterance}>
                    <Prose>{words}</Prose>
                  </span>
                )),
        },
      ]}
    />
  )
}
