/** Of the heading of a part of a page: h1 is the page's own, and below h4 nobody finds their way by headings. */
export const headingLevels = [2, 3, 4] as const
export type HeadingLevel = (typeof headingLevels)[number]
