import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'

/**
 * G3: elements that answer to the mouse and to nothing else. React leaves an empty `onclick` on whatever it listens
 * for; other listeners are only visible to the developer tools, whose `getEventListeners` the expression uses.
 */
const expression = `(() => {
  const { pathOf, isShown, scope } = window.pageTools
  const keyboardWay = 'a[href], button, input, select, textarea, summary, label, [tabindex], [contenteditable]'
  const out = []
  for (const element of scope().querySelectorAll('*')) {
    const list = element.closest('[role=listbox]')
    // The list of a combo box is worked from its field.
    if (list && document.querySelector('[aria-controls~="' + CSS.escape(list.id) + '"]')) continue
    // React listens on what it renders into, for everything in it.
    if (element.querySelector('main')) continue
    // What names a control leads to it, as a label does.
    if (element.id !== '' && document.querySelector('[aria-labelledby~="' + CSS.escape(element.id) + '"]')) continue
    if (element.closest(keyboardWay) || element.querySelector(keyboardWay) || !isShown(element)) continue
    const listeners = getEventListeners(element)
    const listens = element.onclick || ['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'dblclick'].find((type) => listeners[type])
    const pointer = getComputedStyle(element).cursor === 'pointer' && getComputedStyle(element.parentElement).cursor !== 'pointer'
    if (listens || pointer) out.push({
      rule: 'mouse-only',
      where: pathOf(element),
      message: listens ? 'answers to the mouse, not to the keyboard' : 'shows a hand, but cannot have the focus',
    })
  }
  return out
})()`

export async function findMouseOnly({ session }: Pick<Visit, 'session'>): Promise<Finding[]> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    includeCommandLineAPI: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return findings('mouseOnly', result.value as Omit<Finding, 'probe'>[])
}
