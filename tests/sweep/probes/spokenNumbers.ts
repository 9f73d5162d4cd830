import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'

type Node = Awaited<ReturnType<typeof accessibilityNodes>>[number]

interface Rule {
  rule: string
  wrong: RegExp
  /** The same text also says it rightly, or what is said after it. */
  unless?: RegExp
  message: string
}

/** Accessibility §2: how Chinese voices were heard to read numbers; each row stands for a way to mislead. */
const rules: Rule[] = [
  {
    rule: 'raw-mask',
    wrong: /[*＊•●]{2,}/,
    message: 'stars are read one by one or dropped: the number sounds complete',
  },
  { rule: 'digit-run', wrong: /\d{11,}/, message: 'eleven digits or more are read as one number: space them' },
  { rule: 'currency-sign', wrong: /[¥￥]/, message: 'the sign is not spoken: say 元' },
  { rule: 'percent-sign', wrong: /\d\s*[%％]/, message: 'say 百分之…' },
  {
    rule: 'iso-date',
    wrong: /\d{4}-\d{2}-\d{2}/,
    unless: /\d{4}年\d{1,2}月\d{1,2}日/,
    message: 'read as three numbers: say 2025年1月15日',
  },
  { rule: 'sign', wrong: /(?<![\w\d年月-])[-−+]\d/, unless: /负\d/, message: 'the sign is lost: say 负' },
  {
    rule: 'western-groups',
    wrong: /\d{1,3}(,\d{3}){2,}|\d{2,3},\d{3}|\d{5,10}\.\d{2}/,
    unless: /[\d万亿]元/,
    message: 'read in thousands, wrong by up to 100 times: say blocks of four with 万 and 亿',
  },
  { rule: 'mixed-groups', wrong: /\d[，\u00a0]\d{3}\b/, message: 'read as two numbers' },
]

/** Their content is what was typed: the read-back after leaving says it (accessibility §2 rule 2). */
const editable = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'TextField'])

/**
 * What is wrong with one spoken text. Pure.
 *
 * @param beside is said after it
 */
export function judgeSpoken(text: string, beside = ''): Omit<Finding, 'probe' | 'where'>[] {
  return rules
    .filter(({ wrong, unless }) => wrong.test(text) && !unless?.test(text + beside))
    .map(({ rule, message }) => ({ rule, message: `“${text.slice(0, 60)}”: ${message}` }))
}

const accessibilityNodes = async (session: Visit['session']) =>
  (await session.send('Accessibility.getFullAXTree')).nodes

/** The name of a link, and the title of the window, hold a long number as it is seen (2.5.3). */
const RUN = /\d{11,}/g

/** What is activated by the words that it shows, and so keeps a number as it is seen (ADR 0022). */
const activated = new Set(['link', 'button', 'option'])

/** How what is activated is described. */
const describedBy = ({ ignored, role, description }: Node): string =>
  !ignored && activated.has(String(role?.value)) ? String(description?.value ?? '') : ''

/** Without the long numbers that are said digit by digit `beside`. */
function withoutSaid(text: string, beside: string): string {
  const digits = beside.replaceAll(RUN, '').replaceAll(/\D/g, '')
  return text.replaceAll(RUN, (run) => (digits.includes(run) ? '' : run))
}

/** G9: every name, description and value of the browser's accessibility tree, as a screen reader gets them. */
export async function checkSpokenNumbers({ session }: Pick<Visit, 'session'>): Promise<Finding[]> {
  const nodes = await accessibilityNodes(session)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const typed = (node: Node): boolean => {
    const parent = node.parentId === undefined ? undefined : byId.get(node.parentId)
    return parent !== undefined && (editable.has(String(parent.role?.value)) || typed(parent))
  }
  /** What is said after the node, or after what it lies in: a button is named by more than it holds. */
  const besideOf = (node: Node): string => {
    const parent = node.parentId === undefined ? undefined : byId.get(node.parentId)
    return describedBy(node) + (parent ? besideOf(parent) : '')
  }
  // What is built from their content, a row or its header, repeats their names.
  const seenAsTheyAre = nodes.flatMap((node) => {
    const name = String(node.name?.value ?? '')
    return withoutSaid(name, describedBy(node)) === name ? [] : [name]
  })
  const heard = (role: string, text: string, beside: string): string =>
    role === 'RootWebArea'
      ? text.replaceAll(RUN, '')
      : seenAsTheyAre.reduce((rest, name) => rest.replaceAll(name, ''), withoutSaid(text, beside))
  const found: Omit<Finding, 'probe'>[] = []
  const seen = new Set<string>()
  for (const node of nodes) {
    const role = String(node.role?.value ?? '')
    if (node.ignored || role === 'InlineTextBox' || typed(node)) continue
    const beside = besideOf(node)
    for (const text of [node.name?.value, node.description?.value, editable.has(role) ? '' : node.value?.value]) {
      const words = heard(role, String(text ?? ''), beside)
      // A name built from its content repeats that content: once is enough.
      const key = `${words}\n${beside}`
      if (words === '' || seen.has(key)) continue
      seen.add(key)
      found.push(...judgeSpoken(words, beside).map((finding) => ({ ...finding, where: role })))
    }
  }
  return findings('spokenNumbers', found)
}
