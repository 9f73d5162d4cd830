/** How browsers mark a key of an input method; the second is Safari's Enter that ends a composition. */
export const composingKeys: readonly KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229 }]
