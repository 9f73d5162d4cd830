/** Wrong builds that the contract must catch (`brokenBy`). */

/** Tone by colour alone, no list, no heading. */
export function BareLines() {
  return <div>签名失败，请重新插入 UKEY</div>
}

/** When it was is left to the voice, which says two numbers. */
export const ClockFigures = () => (
  <ol>
    <li>
      错误 签名失败，请重新插入 UKEY <time dateTime="16:05">16:05</time>
    </li>
  </ol>
)

/** A heading above nothing: has nothing happened, or is something wrong? */
export function BlankPanel() {
  return (
    <section aria-labelledby="log">
      <h2 id="log">通知记录</h2>
      <ol />
    </section>
  )
}
