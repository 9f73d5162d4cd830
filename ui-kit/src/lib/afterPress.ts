/**
 * Runs `act` at once, or while the pointer is held down as soon as its click has been given to the element under it.
 *
 * Who presses a button leaves the field before it: an error that then appears moves the button away from under the
 * pointer, and the browser gives the click to neither. So what leaving changes waits for the click, and comes before
 * the click's own handlers: they find the field as it is after leaving.
 */
export function afterPress(act: () => void): void {
  listenToPresses()
  if (isDown) waiting.push(act)
  else act()
}

let isDown = false
let isListening = false
let waiting: (() => void)[] = []

function flush() {
  isDown = false
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

function down({ button }: MouseEvent) {
  flush()
  isDown = button === 0
}

/** After the click, which comes in the same task; without one (dragged away) too. */
const up = () => setTimeout(flush)

/** From the first field on the page: the press that leaves it is seen. Listens as long as the document lives. */
export function listenToPresses(): void {
  if (isListening) return
  isListening = true
  // A finger's press is over before the browser makes up its `mousedown`, which moves the focus: so both are heard.
  for (const type of ['pointerdown', 'mousedown'] as const) window.addEventListener(type, down, true)
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend']) window.addEventListener(type, up, true)
  // The system's menu keeps the pointer's release; a key may act on the form meanwhile.
  for (const type of ['click', 'contextmenu', 'keydown']) window.addEventListener(type, flush, true)
}
