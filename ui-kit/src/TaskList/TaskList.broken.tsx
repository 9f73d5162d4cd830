import { TaskList } from './TaskList.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Ticks without words; nothing says how many there are; the link does not say its state. */
export const Ticks = () => (
  <div>
    <b>开始使用金票</b>
    <p>
      <span>✓</span> 企业实名认证
    </p>
    <p>
      <a href="#ukey">UKEY 申领与绑定</a>
    </p>
  </div>
)

/** Leads to what only somebody else can do. */
export const LinkToOthersWork = () => (
  <TaskList
    title="开始使用金票"
    tasks={[
      { id: 'ukey', title: 'UKEY 申领与绑定', isDone: false, href: '#ukey' },
      { id: 'limit', title: '取得开立额度', isDone: false, href: '#limit', hint: '请联系平台客户经理申请开立额度。' },
    ]}
  />
)

/** The state stands beside the link and is not said with it. */
export const StatusBeside = () => (
  <p>
    <a href="#b">绑定银行账户</a> <span>已退回</span>
  </p>
)
