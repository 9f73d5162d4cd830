const names: Record<string, string> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Enter: 'Return',
  Space: 'space',
  PageUp: 'Prior',
  PageDown: 'Next',
  Control: 'ctrl',
  Alt: 'alt',
  Shift: 'shift',
  /** Orca's own modifier in its desktop layout. */
  Orca: 'Insert',
}

/** X11's name of a key combination given in Playwright's words: `Alt+Shift+ArrowDown` → `alt+shift+Down`. */
export function keysym(combination: string): string {
  return combination
    .split('+')
    .map((key) => names[key] ?? key)
    .join('+')
}
