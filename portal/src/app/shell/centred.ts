import { maxInlineSize } from '@jinpiao/themes/scale'

/** Padding that lets what stands in a bar from edge to edge begin and end where the page's content does. */
export const centred = (gutter: string) => `max(${gutter}, calc((100% - ${maxInlineSize.page}) / 2 + ${gutter}))`
