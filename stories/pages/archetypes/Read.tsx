import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { Button } from '@jinpiao/ui-kit/Button'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { TaskCardList } from '@jinpiao/ui-kit/TaskCard'
import { Timeline } from '@jinpiao/ui-kit/Timeline'
import * as css from './archetypes.css.ts'
import { Days, Head, type SampleProps } from './parts.tsx'

const amount = '123456.78'

function Ticket() {
  return (
    <section className={`${surface} ${css.stack}`} aria-label="票面">
      <div>
        <p className={css.note}>金额</p>
        <Money value={amount} unit size="large" />
        <AmountInWords value={amount} />
      </div>
      <p>华岳重工股份有限公司 → 江城精铸有限公司</p>
      <p className={css.note}>
        <Days>2026-11-20 开立，2027-03-01 付款</Days>
      </p>
    </section>
  )
}

const facts = [
  { label: '开立方', value: '华岳重工股份有限公司' },
  { label: '持有方', value: '江城精铸有限公司' },
  { label: '承诺付款日', value: <Days>2027-03-01</Days> },
]

/** Detail: number and state first, the amount large, then facts; the rail says what can be done now. */
export function DetailSample({ level = 1, of = '' }: SampleProps) {
  const below = level === 1 ? 2 : 4
  const Heading = `h${below}` as const
  return (
    <div className={css.page}>
      <Head level={level} title="金票 JP20261124000001" tag={<StatusTag tone="success">持有中</StatusTag>}>
        <Button>打印凭证</Button>
      </Head>
      <div className={css.withRail}>
        <div className={css.stack}>
          <Ticket />
          <section className={surface}>
            <SummaryList title="当事人和日期" headingLevel={below} rows={facts} />
          </section>
        </div>
        <div className={css.stack}>
          <section className={`${surface} ${css.stack}`}>
            <Heading className={css.subtitle}>现在可以办</Heading>
            <Button tone="primary">转让或拆分</Button>
          </section>
          <section className={surface}>
            <Timeline
              label={`进程${of}`}
              steps={[
                { id: '1', title: '开立', state: 'done', at: '2026-11-20T10:12:00+08:00' },
                { id: '2', title: '签收', state: 'done', at: '2026-11-20T14:35:00+08:00' },
                { id: '3', title: '持有中', state: 'current' },
                { id: '4', title: '开立方付款', state: 'upcoming', day: '2027-03-01' },
              ]}
            />
          </section>
        </div>
      </div>
    </div>
  )
}

/** Decision: 通过 and 驳回 in a bar at the bottom of the view. */
export function DecisionSample() {
  return (
    <div className={css.page}>
      <Head title="开立申请 SQ20261124000004" tag={<StatusTag tone="info">待主管复核</StatusTag>} />
      <div className={css.withRail}>
        <div className={css.stack}>
          <Ticket />
          <section className={surface}>
            <SummaryList title="当事人和日期" rows={facts} />
          </section>
        </div>
        <section className={surface}>
          <SummaryList
            title="规则核对"
            rows={[
              { label: '额度', value: <StatusTag tone="success">足够</StatusTag> },
              { label: '付款期限', value: <StatusTag tone="warning">超过 90 天</StatusTag> },
            ]}
          />
        </section>
      </div>
      <div className={css.bar}>
        <Button tone="danger">驳回</Button>
        <div className={css.end}>
          <Button>下一笔</Button>
          <Button tone="primary">签名并通过</Button>
        </div>
      </div>
    </div>
  )
}

/** Home: what needs me now, then the figures. */
export function HomeSample() {
  return (
    <div className={css.page}>
      <Head title="上午好，陈嘉禾（经办）">
        <Button tone="primary">新增开立</Button>
      </Head>
      <TaskCardList
        tasks={[
          {
            label: '被驳回待修改',
            count: 3,
            href: '#returned',
            oldest: '最早驳回于 3 天前',
            isUrgent: true,
          },
          {
            label: '草稿待提交',
            count: 4,
            href: '#drafts',
            oldest: '最早保存于 3 小时前',
          },
          { label: '待对方签收', count: 8, href: '#sent', amount: '1866091.81' },
        ]}
      />
      <div className={css.withRail}>
        <section className={surface}>
          <SummaryList
            title="关键数字"
            rows={[
              { label: '本月开立', value: <Money value="2109091.81" unit /> },
              { label: '流转中', value: <Money value="8346915.94" unit /> },
            ]}
          />
        </section>
        <section className={surface}>
          <Meter label="开立额度" used="21444116.08" total="50000000.00" />
        </section>
      </div>
    </div>
  )
}
