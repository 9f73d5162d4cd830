import { randomBytes } from 'node:crypto'
import type { Words } from './confirmWords.ts'
import type { Task } from './job.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!)

/**
 * Text as it is, but what nobody sees by its number: a character that turns the direction of writing, or has no width,
 * must not show another text than the one that is signed. `A\u202eB` becomes `A[U+202E]B`.
 */
export const visible = (text: string): string =>
  text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, (character) => {
    const number = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    return `[U+${number}]`
  })

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
body { max-inline-size: 44rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.25rem; overflow-wrap: anywhere }
h2 { font-size: 1rem }
.text { border: 1px solid; padding: .75rem; max-block-size: 50vh; overflow: auto }
pre { margin: 0; background: Canvas; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
label { display: block; font-weight: 600 }
input { font: inherit; inline-size: 100%; max-inline-size: 20rem; box-sizing: border-box; min-block-size: 2.75rem; padding-inline: .75rem }
button { font: inherit; min-block-size: 2.75rem; min-inline-size: 6rem; padding-inline: 1rem; border: 1px solid; border-radius: 4px; background: Canvas; color: CanvasText }
button[type=submit] { background: CanvasText; color: Canvas }
:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px }
form p { margin-block: .5rem }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-block-start: 1rem }
`

/** What the page does; `words` are its sentences, put before it as JSON. */
const script = `
const form = document.querySelector('form'), pin = document.querySelector('input'), alertBox = document.querySelector('[role=alert]')
const status = document.querySelector('[role=status]')
let isOver = false
const post = (what, body) => fetch(location.pathname + '/' + what, { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
function end(sentence) {
  isOver = true
  document.querySelector('main').innerHTML = '<h1 tabindex="-1"></h1>'
  const heading = document.querySelector('h1')
  heading.textContent = sentence
  heading.focus()
}
function say(sentence) {
  alertBox.textContent = sentence
  pin.setAttribute('aria-invalid', 'true')
  pin.setAttribute('aria-describedby', 'problem')
  pin.value = ''
  pin.focus()
}
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (form.ariaBusy === 'true') return
  if (pin.value === '') return say(words.pinMissing)
  form.ariaBusy = 'true'
  alertBox.textContent = ''
  status.textContent = words.working
  try {
    const { state, problem } = await (await post('pin', { pin: pin.value })).json()
    if (state === 'retry') say(problem)
    else { end(state === 'done' ? words.done : state === 'gone' ? words.gone : words.failed); if (state === 'done') window.close() }
  } catch { end(words.gone) }
  form.ariaBusy = 'false'
  if (!isOver) status.textContent = ''
})
document.querySelector('[type=button]').addEventListener('click', async () => {
  await post('cancel', {}).catch(() => undefined)
  end(words.cancelled)
  window.close()
})
addEventListener('pagehide', () => { if (!isOver) post('cancel', {}) })
`

/** The headers of everything that the agent answers to a browser: nothing is kept, framed, or read by another site. */
export const guardHeaders = (nonce?: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    ...(nonce === undefined ? [] : [`script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`, "connect-src 'self'"]),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

/** The day of the business, wherever the PC stands. */
const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date(instant))

/** The page on which a person reads what is signed, for whom, and types the PIN. */
export function confirmPage(task: Task, words: Words): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64')
  const { kind, origin, text, key, pin } = task
  const { pinMissing, working, done, cancelled, failed, gone } = words
  const said = JSON.stringify({ pinMissing, working, done, cancelled, failed, gone }).replaceAll('<', '\\u003c')
  const warning = pin === 'FINAL' ? words.final : pin === 'LOW' ? words.low : ''
  const keyLine = key === null ? '' : words.key(key.suffix, visible(key.subject), dayOf(key.notAfter))
  const html = `<!doctype html>
<html lang="${words.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(words.title)} - ${escape(words.heading[kind](origin))}</title>
<style nonce="${nonce}">${style}</style>
<main>
<h1>${escape(words.heading[kind](origin))}</h1>
<p>${escape(words.hint[kind])}</p>
<h2>${escape(words.text[kind])}</h2>
<div class="text" tabindex="0" role="region" aria-label="${escape(words.text[kind])}"><pre>${escape(visible(text))}</pre></div>
${keyLine === '' ? '' : `<p>${escape(keyLine)}</p>`}
<form novalidate>
<p><label for="pin">${escape(words.pin)}</label>
<input id="pin" type="password" autocomplete="off" autofocus required></p>
${warning === '' ? '' : `<p>${escape(warning)}</p>`}
<p id="problem" role="alert"></p>
<p role="status"></p>
<div class="actions"><button type="submit">${escape(words.submit[kind])}</button><button type="button">${escape(words.cancel)}</button></div>
</form>
</main>
<script nonce="${nonce}">const words = ${said}${script}</script>
</html>`
  return { html, headers: { 'content-type': 'text/html; charset=utf-8', ...guardHeaders(nonce) } }
}

/** A page whose job is over, or that was never there. */
export function gonePage(words: Words): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64')
  const html = `<!doctype html>
<html lang="${words.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(words.title)}</title>
<style nonce="${nonce}">${style}</style>
<main><h1>${escape(words.gone)}</h1></main>
</html>`
  return { html, headers: { 'content-type': 'text/html; charset=utf-8', ...guardHeaders(nonce) } }
}
