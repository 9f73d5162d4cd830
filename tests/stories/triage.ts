import type { TriageLine } from '../sweep/triage.ts'

/**
 * The checked-in answers to what an engine leaves to a person, as in the sweep. `page` is the id of a story. What an
 * engine is sure of is repaired.
 */
export const triage: readonly TriageLine[] = [
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /> span “(处理中|Working|Woorkiing)”$/,
    reason:
      'What describes a busy button: read from a hidden text, so that it is not heard a second time behind it (Button.tsx). Its colour shows nowhere.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /> span “.{0,12}[A-Z]{2}( \d|，)+|^span#digits/,
    reason:
      'The digits that describe a link to a number: read from a hidden text (ADR 0022). The number itself is judged as the link’s words.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /\[role=tabpanel\]/,
    reason: 'The tabs that are not chosen. Every tab shows what a story of its own shows: a field, a text, a table.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /nav > (button “|ul\[role=list\] (“|> li:nth-of-type\(\d\) > ul\[role=list\]))/,
    reason:
      'The menu that is closed, the groups that are, and the menu button of narrow windows: each story is looked at open as well, at 1280 and at 320 px.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    page: /^总览-白标工作室--/,
    where: /(header|footer) > span:nth-of-type\(2\)( > a)? “/,
    reason: 'The portal’s link in previews: in the header of wide windows and in the footer of narrow ones.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /> aside > div “/,
    reason: 'The tools of the folded side bar, which is looked at unfolded too: opened, and in the story that pins it.',
  },
  {
    probe: 'axe',
    rule: 'color-contrast',
    page: /-datatable-.*--overflowing$/,
    message: /partially obscured/,
    reason:
      'In a window of 320 px the box of this story scrolls, and cuts through texts at its edge. The same cells are judged whole in every other story of the table.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    page: /-barchart-.*--upright$/,
    where: /^figure > div|> span:nth-of-type\(1\) > span:nth-of-type\(2\) “\d\d-\d\d”$/,
    reason:
      'The scale and the short days of columns that stand, which lie where there is no room for these: the full day is beside each, and other looks show them.',
  },
  {
    probe: 'axe',
    rule: 'color-contrast',
    page: /-tabs-/,
    where: /\[role=tablist\] > button\[role=tab\]/,
    message: /partially obscured/,
    reason:
      'In a window of 320 px the line of tabs scrolls, and cuts through one at its edge. The same tabs are judged whole at 1280 px.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    page: /-linechart-/,
    reason:
      'The names of the lines stand at their ends in a wide chart and above it in a narrow one, which also leaves out days between the first and the last: each is looked at where it shows, at 1280 and at 320 px.',
  },
]

/** The same for the pages of documentation. */
export const docsTriage: readonly TriageLine[] = [
  {
    probe: 'axe',
    rule: 'color-contrast',
    where: /> kbd(:nth-of-type\(\d\))? “[↑↓←→]”$/,
    message: /only non-text characters/,
    reason: 'The arrow on a key has the colours of the keys with words, of which each page has some.',
  },
  {
    probe: 'axe',
    rule: 'color-contrast-enhanced',
    where: /> kbd(:nth-of-type\(\d\))? “[↑↓←→]”$/,
    message: /only non-text characters/,
    reason: 'The same.',
  },
]
