/** A picture without words and without numbers. */
export function PictureOnly() {
  return (
    <div>
      <div style={{ inlineSize: 100, blockSize: 20, background: 'currentColor' }} />
      <div style={{ inlineSize: 60, blockSize: 20, background: 'currentColor' }} />
    </div>
  )
}

/** The table has the amounts as they are printed: voices read their groups as several numbers. */
export function PrintedFigures() {
  return (
    <table>
      <caption>到期金额（元）</caption>
      <tbody>
        <tr>
          <th scope="row">11月30日至12月6日</th>
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
