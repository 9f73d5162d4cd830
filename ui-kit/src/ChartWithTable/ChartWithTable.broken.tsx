/** Wrong builds that the contract must catch (`brokenBy`). */

/** A picture without words and without numbers. */
export function PictureOnly() {
  return (
    <div>
      <div style={{ inlineSize: 100, blockSize: 20, background: 'currentColor' }} />
      <div style={{ inlineSize: 60, blockSize: 20, background: 'currentColor' }} />
    </div>
  )
}

/** The figures of the drawing are read one after the other, and a table that nobody sees is a Tab stop. */
export function LoudDrawing() {
  return (
    <figure>
      <div role="img" aria-label="图表" />
      <span>1,200,000.00</span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the defect under test */}
      <div style={{ position: 'absolute', inlineSize: 1, overflow: 'hidden' }} tabIndex={0}>
        12,000,000.00
      </div>
    </figure>
  )
}

/** The table has the amounts as they are printed: voices read their groups as several numbers. */
export function PrintedFigures() {
  return (
    <table>
      <caption>持有金额（元）</caption>
      <tbody>
        <tr>
          <th scope="row">层级 2</th>
          <td>12,000,000.00</td>
        </tr>
      </tbody>
    </table>
  )
}

/** A picture of nothing. */
export function EmptyPicture() {
  return (
    <figure>
      <figcaption id="finding">未来90天没有到期兑付</figcaption>
      <div role="img" aria-labelledby="finding" style={{ blockSize: 200 }} />
    </figure>
  )
}
