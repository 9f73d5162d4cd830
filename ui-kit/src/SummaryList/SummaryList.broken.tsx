import { SummaryList } from './SummaryList.tsx'

/** Three links of the same name. */
export function SameNames() {
  return (
    <>
      <a href="#a">修改</a>
      <a href="#b">修改</a>
    </>
  )
}

/** An act on this page that is said to lead to another. */
export function LinkForAct() {
  return <SummaryList rows={[{ label: '联系人', value: '李某', change: { href: '#contact' } }]} />
}

/** Looks like pairs, and is one line after another. */
export function LinesOfText() {
  return (
    <>
      <h2>开立信息</h2>
      <p>
        <b>供应商</b> 长风电子材料（集团）股份有限公司武汉光谷分公司
      </p>
      <p>
        <b>承诺付款日</b> 2027年3月1日
      </p>
    </>
  )
}
