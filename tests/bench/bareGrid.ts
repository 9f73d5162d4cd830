import { formatMoney } from '@jinpiao/values/money'
import { spokenSerials } from '@jinpiao/values/serials'
import { spokenAmount } from '@jinpiao/values/spoken'
import { type GridTicket, gridTexts, gridTickets } from './grid.ts'

/** As many as DataGrid has in the page when it opens in the window of the benchmark. */
const ROWS = 15

const both = (shown: string, spoken: string) =>
  shown === spoken
    ? shown
    : `<span style="position: relative"><span aria-hidden="true">${shown}</span><span class="heard">${spoken}</span></span>`

function row({ code, supplier, amount, due, bank, state }: GridTicket, index: number): string {
  const cells = [
    `<input type="checkbox" aria-label="${code}">`,
    both(code, spokenSerials(code)),
    supplier,
    both(formatMoney(amount), spokenAmount(amount)),
    due,
    bank,
    state,
  ]
  const cell = (content: string, at: number) =>
    `<div role="gridcell" aria-colindex="${at + 1}" tabindex="-1">${content}</div>`
  return `<div role="row" aria-rowindex="${index + 2}">${cells.map(cell).join('')}</div>`
}

/**
 * A page with what the browser itself takes for the rows in view: the same words for the eye and for the ear, a checkbox
 * each, no library, nothing that scrolls, sorts or answers a key.
 */
export const bareGrid = (): string => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<title>${gridTexts.caption}</title>
<style>
body { padding: 32px; font: 14px/1.5 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif }
#grid { block-size: 630px; overflow: auto }
[role=row] { display: grid; grid-template-columns: 48px 160px 260px 160px 160px 240px 120px; block-size: 44px; line-height: 44px }
.heard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
</style>
<main><button type="button">${gridTexts.show}</button><div id="grid"></div></main>
<template><div role="rowgroup">${gridTickets(ROWS).map(row).join('')}</div></template>
<script>
const rows = document.querySelector('template').innerHTML
document.querySelector('button').addEventListener('click', () => { document.querySelector('#grid').innerHTML = rows })
</script>
`
