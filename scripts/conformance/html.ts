/** Text that is HTML already; everything else is escaped by `html`. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | readonly Part[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const written = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
}

export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((all, text, index) => all + written(parts[index - 1] ?? '') + text))

export interface Column<Row> {
  title: string
  cell: (row: Row) => Part
}

/** The first column names the row. Without rows there is no table but a sentence. */
export function table<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  empty: string,
): Html {
  if (rows.length === 0) return html`<p>${empty}</p>\n`
  const row = (each: Row) =>
    html`<tr>${columns.map(({ cell }, index) =>
      index === 0 ? html`<th scope="row">${cell(each)}</th>` : html`<td>${cell(each)}</td>`,
    )}</tr>\n`
  return html`<div class="wide"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows.map(row)}</tbody></table></div>\n`
}

export const list = (items: readonly Part[]): Html => html`<ul>${items.map((item) => html`<li>${item}</li>\n`)}</ul>\n`

/** System colours only: the page is legible in every mode of the reader's machine, forced colours too. */
const style = new Html(`<style>
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font-family: system-ui, sans-serif; line-height: 1.6 }
body { overflow-wrap: anywhere; max-inline-size: 72rem; margin-inline: auto; padding: 1rem }
.wide { overflow-x: auto; margin-block: 1rem }
.wide:focus-visible { outline: 3px solid; outline-offset: 3px }
table { border-collapse: collapse; inline-size: 100% }
caption { text-align: start; font-weight: bold; padding-block: .5rem }
th, td { min-inline-size: 4em; border: 1px solid; padding: .4rem .6rem; text-align: start; vertical-align: top }
a { color: LinkText }
th > a, p > a:only-child { display: inline-block }
@media (pointer: coarse) { th > a, p > a:only-child { min-inline-size: 44px; padding-block: .6rem } }
</style>`)

/** A table that is wider than its place is a named stop for the keyboard, which scrolls it; one that fits is none. */
const script = new Html(`<script>
const measure = ([{ target }]) => {
  const overflows = target.scrollWidth > target.clientWidth
  const region = { role: 'region', tabindex: '0', 'aria-label': target.querySelector('caption').textContent }
  for (const [name, value] of Object.entries(region)) {
    if (overflows) target.setAttribute(name, value)
    else target.removeAttribute(name)
  }
}
for (const wide of document.querySelectorAll('.wide')) new ResizeObserver(measure).observe(wide)
</script>`)

export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
${style}</head>
<body><main>
<h1>${title}</h1>
${body}</main>
${script}</body></html>
`.text
