import { cdp } from 'vitest/browser'
import type { EndOfComposition } from '../contract.ts'

interface Session {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<void>
  send(method: 'Input.insertText', params: { text: string }): Promise<void>
  send(
    method: 'Input.dispatchKeyEvent',
    params: { type: 'rawKeyDown' | 'keyUp'; key: string; code: string; windowsVirtualKeyCode: number },
  ): Promise<void>
}

const PROCESSED_BY_IME = 229

/**
 * Types as an input method does: the letters stand in the field, underlined, as a composition that changes with each
 * key; then one key ends it and the characters take its place.
 *
 * @param letters what the composition shows, key by key: `['z', 'zh', 'zhong']`
 * @param characters what is chosen from the candidates; '' gives the composition up
 * @param endedBy the key that ends it. Enter is the one that must not send the form.
 * @param look what happens while the letters stand, before that key
 */
export async function compose(
  letters: readonly string[],
  characters: string,
  endedBy: EndOfComposition = 'Space',
  look?: () => Promise<void>,
) {
  const session = cdp() as unknown as Session
  const underline = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  for (const text of letters) await underline(text)
  await look?.()
  // As Chromium tells it on macOS, where only the key code is changed (render_widget_host_view_cocoa.mm): by the name a
  // page mistakes it for its own. On Windows the name is `Process`.
  const name = endedBy === 'Space' ? ' ' : endedBy
  const key = { key: name, code: endedBy, windowsVirtualKeyCode: PROCESSED_BY_IME }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  if (characters === '') await underline('')
  else await session.send('Input.insertText', { text: characters })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

/** Puts a text in whole, as what is pasted, dictated or filled in. */
export const insert = (text: string) => (cdp() as unknown as Session).send('Input.insertText', { text })

/** The Enter that ends a composition as Safari reports it: after the composition, as an ordinary Enter with code 229. */
export function enterOfSafari(field: HTMLElement): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    keyCode: PROCESSED_BY_IME,
    bubbles: true,
    cancelable: true,
  })
  field.dispatchEvent(event)
  return event
}
