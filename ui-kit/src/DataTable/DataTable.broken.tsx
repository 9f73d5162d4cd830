import { useState } from 'react'

/** Sorting by a click on the header's text, without a button. */
export function ClickableHeader() {
  return (
    <table>
      <caption>持有的金票</caption>
      <thead>
        <tr>
          <th onClick={() => {}}>金额（元）</th>
        </tr>
      </thead>
    </table>
  )
}

/** The order changes and nobody hears it. */
export function SilentSort() {
  const [sorted, setSorted] = useState(false)
  return (
    <table>
      <caption>持有的金票</caption>
      <thead>
        <tr>
          <th aria-sort={sorted ? 'ascending' : 'none'}>
            <button type="button" onClick={() => setSorted(true)}>
              金额（元）
            </button>
          </th>
        </tr>
      </thead>
    </table>
  )
}

/** Every box has the same name, and those that cannot be chosen cannot be reached. */
export function NamelessBoxes() {
  return (
    <table>
      <caption>持有的金票</caption>
      <tbody>
        <tr>
          <td>
            <input type="checkbox" aria-label="选择" disabled />
          </td>
          <td>JP2026000101</td>
        </tr>
      </tbody>
    </table>
  )
}
