/** A coloured bar without words. */
export function BarOnly() {
  return <div style={{ inlineSize: '60%', blockSize: 10, background: 'currentColor' }} />
}

/** A fen of a large limit is rounded away: 已用 百分之零. */
export function RoundsToNothing() {
  return (
    <div
      role="meter"
      aria-label="开立额度"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      aria-valuetext="已用 百分之零"
    />
  )
}

/** The amounts as they are printed: voices read their groups as several numbers. */
export function GroupedFigures() {
  return (
    <dl>
      <dt>已用</dt>
      <dd>1,200,000.00</dd>
      <dt>总额</dt>
      <dd>2,000,000.00</dd>
    </dl>
  )
}

/** Half as much again as there is looks and sounds like exactly all of it. */
export function StopsAtFull() {
  return (
    <div
      role="meter"
      aria-label="开立额度"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={100}
      aria-valuetext="已用 百分之一百"
    />
  )
}

/** The stripe is drawn, and what it takes is still counted as left. */
export function ForgetsToTakeOff() {
  return (
    <figure>
      <figcaption>已用 百分之六十，本次 百分之十五，剩余 80万元</figcaption>
      <div
        role="meter"
        aria-label="开立额度"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={60}
        aria-valuetext="已用 百分之六十，本次 百分之十五"
      />
      <table>
        <tbody>
          <tr>
            <th scope="row">本次</th>
            <td>30万元</td>
          </tr>
        </tbody>
      </table>
    </figure>
  )
}
