/**
 * Roles, not colours. Plain data without a build step, because the server writes the platform's
 * stylesheet from the same shape (`resolveTheme`) and runs outside a bundler.
 */
export const themeShape = {
  color: {
    /** The page itself; cards and dialogs; wells such as table headers and read-only fields. */
    surface: null,
    raised: null,
    sunken: null,
    /** Behind dialogs; opaque enough that nothing underneath competes. */
    scrim: null,
    text: null,
    textMuted: null,
    /** `line` separates; `lineStrong` is the edge of a control and reaches 3:1 on every surface. */
    line: null,
    lineStrong: null,
    /** Interactive text and icons on surface, raised, sunken: legible as all text (`floors`). */
    accent: null,
    accentHover: null,
    /** The primary button: fill is the brand's, ink is derived; the three fills change as one set. */
    accentFill: null,
    accentFillHover: null,
    accentFillActive: null,
    onAccent: null,
    /** Selected rows and options; `text` and `accent` stay legible on it. */
    selected: null,
    /** Two-tone focus ring: one of the two is 3:1 against anything it can touch. */
    focusInner: null,
    focusOuter: null,
    topBar: null,
    topBarHover: null,
    onTopBar: null,
    tailBar: null,
    onTailBar: null,
    /** No brand may recolour these four. */
    successText: null,
    successFill: null,
    successLine: null,
    warningText: null,
    warningFill: null,
    warningLine: null,
    dangerText: null,
    dangerFill: null,
    dangerLine: null,
    infoText: null,
    infoFill: null,
    infoLine: null,
    /** A destructive button. */
    dangerSolid: null,
    dangerSolidHover: null,
    onDangerSolid: null,
  },
} as const

export type ColorRole = keyof typeof themeShape.color
