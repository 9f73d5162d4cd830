import type { Finding } from './finding.ts'

/** One question that an engine leaves to a person, and the answer. */
export interface TriageLine {
  probe: 'axe' | 'ibm'
  rule: string
  /** Pages it is answered for. Absent: for all. */
  page?: RegExp
  /** Elements it is answered for, by `Finding.where`. Absent: for all. */
  where?: RegExp
  /** What of the rule is answered, by `Finding.message`. Absent: all of it. */
  message?: RegExp
  reason: string
}

/**
 * G1, G2: the checked-in answers. Only what an engine is not sure of can be answered here; what it is sure of is to be
 * repaired. Narrow lines first choice; a line for all pages needs a probe of ours that measures the same thing.
 */
export const triage: readonly TriageLine[] = [
  {
    probe: 'ibm',
    rule: 'style_focus_visible',
    reason:
      'Asked of every control with an outline in its CSS. Measured in pixels for every stop: probes/focusRing.ts.',
  },
  {
    probe: 'ibm',
    rule: 'style_highcontrast_visible',
    reason: 'Asked of every page with a stylesheet. Measured in pixels for every control: probes/forcedColors.ts.',
  },
  {
    probe: 'ibm',
    rule: 'style_color_misuse',
    reason:
      'Asked of every page with a stylesheet. Status, errors and selection carry words or marks in each component; the stories in forced colours show them without any colour of ours.',
  },
  // Measured by probes of ours.
  {
    probe: 'ibm',
    rule: 'element_tabbable_visible',
    reason:
      'Asked of what is out of sight until it has the focus: skip links. Every stop is looked at: probes/keyboard.ts.',
  },
  {
    probe: 'ibm',
    rule: 'element_tabbable_unobscured',
    reason: 'Asked of what lies under the header at this scroll position. Nine points of every stop: walk.ts.',
  },
  {
    probe: 'ibm',
    rule: 'aria_keyboard_handler_exists',
    where: /\[role=(tablist|radiogroup|menu|listbox|grid|combobox)\]/,
    reason:
      'Asked of the container or the field; it or its parts take the keys, by listeners that the engine cannot see. That Tab reaches it: probes/keyboard.ts; its arrow keys: the contract of each component in ui-kit.',
  },
  {
    probe: 'ibm',
    rule: 'widget_tabbable_exists',
    where: / > button “显示建议/,
    reason:
      'The arrow in a box that one types into is for the mouse, as APG has it: Tab stops once, Arrow down opens the list. The contract of ComboBox presses both.',
  },
  {
    probe: 'ibm',
    rule: 'widget_tabbable_single',
    where: /\[role=radiogroup\]/,
    reason:
      'Radio buttons of one name, none of them chosen: each may take the focus, and browsers stop at one of them. probes/keyboard.ts walks there, and the contract of RadioGroup presses Tab.',
  },
  {
    probe: 'ibm',
    rule: 'label_name_visible',
    where: /td\[role=gridcell\]:nth-of-type\(\d\) > div\[role=button\] “20\d\d年/,
    reason:
      'The engine sees the 20 or the 26 of the year 2026 and no day in it; axe (label-content-name-mismatch) and the contract of DateField read the whole name.',
  },
  {
    probe: 'ibm',
    rule: 'application_content_accessible',
    where: /div\[role=application\] “选择日期/,
    reason:
      'react-aria makes the calendar an application so that its arrow keys arrive. All in it is a control, or the month, which is in its name and in that of its grid; Orca reads each day (tests/screen-reader).',
  },
  {
    probe: 'ibm',
    rule: 'element_attribute_deprecated',
    where: /table\[role=grid\] “选择日期/,
    message: /"cellpadding"/,
    reason: 'react-aria (1.22) writes cellpadding="0" on the grid of its calendar: how wide, nothing that is read.',
  },
  // Answered once for the whole portal.
  {
    probe: 'ibm',
    rule: 'aria_role_redundant',
    where: /\[role=(list|table|rowgroup|row|columnheader|rowheader|cell|gridcell)\]( |$|:)/,
    reason:
      'Meant so, or react-aria writes it (gridcell): Safari takes the role from a list without marks, and every browser takes it from a table whose parts are display: block, as ours are at 320 px.',
  },
  {
    probe: 'ibm',
    rule: 'a_target_warning',
    where: /（新窗口打开）/,
    reason: 'Its name ends with “（新窗口打开）” and an arrow says it to the eye; the engine knows English words only.',
  },
  {
    probe: 'ibm',
    rule: 'aria_complementary_label_visible',
    where: /^aside#side-bar/,
    reason: 'The floating bar has no heading, its tools have words of their own; “侧边工具栏” names the landmark.',
  },
  {
    probe: 'ibm',
    rule: 'list_structure_proper',
    where: / > dl/,
    reason:
      'Each term and its value stand in a div inside the dl, as HTML has allowed since 2018; axe agrees (definition-list).',
  },
  {
    probe: 'ibm',
    rule: 'input_checkboxes_grouped',
    where: /input\[role=switch\]/,
    reason: 'The switch of the floating bar belongs to no group; the checkboxes beside it choose rows of a table.',
  },
  {
    probe: 'ibm',
    rule: 'input_checkboxes_grouped',
    page: /self-loan\/protocol\/index$/,
    where: /input#agree “/,
    reason: 'The one consent to the one agreement: there is no other checkbox that it would form a group with.',
  },
  {
    probe: 'ibm',
    rule: 'input_label_visible',
    where: /textarea(#[\w-]+)?( “|$)/,
    reason: 'The engine (4.0.34) knows the label of an input, not that of a textarea, which stands above it as well.',
  },
  {
    probe: 'ibm',
    rule: 'input_label_visible',
    where: /button(:nth-of-type\(\d\))? “(上一页|下一页|上个月|下个月|关闭：.*|移除条件 .*)”?$/,
    reason:
      'Arrows at both ends of the page numbers or beside the month, the cross of a dialog or of a condition: drawings everybody knows, named in full.',
  },
  {
    probe: 'ibm',
    rule: 'blockquote_cite_exists',
    page: /contact-manager/,
    reason: 'Words to send to the manager, for copying: set off as a quotation, and there is no source to cite.',
  },
  {
    probe: 'ibm',
    rule: 'text_block_heading',
    page: /^\/login$/,
    where: /section > p “/,
    reason: 'The slogan beside the form: nothing stands below it that it would be the heading of.',
  },
  {
    probe: 'ibm',
    rule: 'text_block_heading',
    page: /^\/credit\//,
    where: /“(共 \d+ 笔|\d+ 天”|[\d,]+\.\d\d)/,
    reason: 'A figure in large type and the finding of a chart: sentences, not titles. Each section has its own h2.',
  },
  {
    probe: 'ibm',
    rule: 'text_block_heading',
    page: /issue\/issue$/,
    where: /^div#line-\d+(-fields)? /,
    reason: 'The legends of the fieldsets: they are bold because they name the group, which is what a legend is for.',
  },
  {
    probe: 'ibm',
    rule: 'text_block_heading',
    page: /(transfer\/apply|account\/info-update|finance\/apply|signup\/apply|baexchange\/apply\/index|self-loan\/(draw|repay-apply)\/index|invoicing-apply|limit\/detail)$/,
    where:
      /“(转让的金票|接收方|账户信息|融资的金票|资金方与金额|收款|企业和产品|财务信息|授权|票据要求|收票|借据|还款|借款条件|开票账单|额度与成员)/,
    reason: 'The legends of the fieldsets: they are bold because they name the group, which is what a legend is for.',
  },
  {
    probe: 'ibm',
    rule: 'form_submit_button_exists',
    where: /\[role=dialog\]/,
    reason: 'The button stands in the footer of the dialog and belongs to the form by its `form` attribute.',
  },
  // Hidden now, looked at where it shows.
  {
    probe: 'ibm',
    rule: 'exception',
    message:
      /RULE EXCEPTION: aria_attribute_required [^ ]+\/aside\[1\][^ ]+ TypeError: Cannot use 'in' operator to search for '0' in switch/,
    reason:
      'The engine (4.0.34) falls over a switch that is hidden from readers, as that of the floating bar is while a list is open. Where it can be read it is judged.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /> span “.{0,12}([A-Z]{2}( \d|，)+|\d( \d){3}，)|^span#digits/,
    reason:
      'The digits that describe a link to a number: read from a hidden text (ADR 0022). The number itself is judged as the link’s words.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /\[role=tabpanel\]/,
    reason: 'The tabs that are not chosen. Each kind of tab is swept while it is open: states.ts.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    page: /^\/credit\//,
    where: /^div#line-\d+-fields /,
    reason: 'The fields of a line that is folded: each other state of the form shows them.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /header > nav > button “菜单/,
    reason: 'The menu button of narrow windows: probes/reflow.ts opens the page at 320 px.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /> span > svg$/,
    reason: 'The magnifier of a search field, which a filter bar leaves out: decoration, its words stand beside it.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /> span “(\d{4}年\d{1,2}月\d{1,2}日 )?(星期.|[A-Z][a-z]+day)/,
    reason:
      'The weekday beside a day, which a filter bar leaves out: the box has the day, and its calendar the weekday.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    page: /^\/credit\/(core|chain)\/index\//,
    where:
      /^(div|figure)(:nth-of-type\(\d+\))? > div(:nth-of-type\(\d+\))? > (div|span)(:nth-of-type\(\d+\))? > (div|span)(:nth-of-type\(\d+\))? “[\d.,]/,
    reason:
      'The long days and the amount of a bar that stands upright, and the scale of one that lies: the other form shows them, probes/reflow.ts opens the page at 320 px, and the table beside the chart says each value.',
  },
  {
    probe: 'axe',
    rule: 'color-contrast',
    page: /^\/my\/account\/receipt$/,
    where: /div\[role=tablist\] > button\[role=tab\]:nth-of-type\(1\d\)/,
    reason:
      'The last of thirteen tabs, cut off by the edge of the strip that scrolls: its colours are those of the tabs beside it.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    page: /\/statistics$/,
    where: /^figure > div/,
    reason: 'The name of a line inside its chart: the table beside the chart says each value of it.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    page: /^\/help\/index$/,
    where: /“全部问题/,
    reason:
      'The button of narrow windows that unfolds the list, which stands beside the article here: probes/reflow.ts opens the page at 320 px.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /nav > ul\[role=list\] > li:nth-of-type\(\d\) > ul\[role=list\]/,
    reason: 'The closed menu of the header; swept open in “header menu open”.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    page: /^\/credit\/(core|chain)\/index\//,
    where: /main#main > div > div:nth-of-type\(2\) “.*正在加载/,
    reason: 'The parts of a home while its first answers are on their way: every other state shows them.',
  },
  {
    probe: 'axe',
    rule: 'hidden-content',
    where: /^aside#side-bar|> div\[role=group\] “/,
    reason:
      'The tools of the folded bar, which every other state shows, and articles of the help box, closed: text without controls.',
  },
  {
    probe: 'ibm',
    rule: 'download_keyboard_controllable',
    where: /“(下载企业授权书模板|Download the authorisation letter)/,
    reason: 'A link to a file: the browser saves it, and the focus stays on the link.',
  },
  {
    probe: 'ibm',
    rule: 'input_fields_grouped',
    reason:
      'Asked of any two fields beside each other. Fields that form one answer stand in a fieldset or a named group.',
  },
]

export function matches(line: TriageLine, finding: Finding, page: string): boolean {
  return (
    line.probe === finding.probe &&
    line.rule === finding.rule &&
    (line.page?.test(page) ?? true) &&
    (line.where?.test(finding.where) ?? true) &&
    (line.message?.test(finding.message) ?? true)
  )
}

/** What fails `page`: everything sure, and every open question without an answer. */
export function unresolved(found: readonly Finding[], page: string, lines = triage): Finding[] {
  return found.filter((finding) => !finding.needsReview || !lines.some((line) => matches(line, finding, page)))
}
