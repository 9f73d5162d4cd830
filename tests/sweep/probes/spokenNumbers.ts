import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'

type Node = Awaited<ReturnType<typeof accessibilityNodes>>[number]

interface Rule {
  rule: string
  wrong: RegExp
  /** The same text also says it rightly. */
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
    unless: /\d元/,
    message: 'read in thousands, wrong by up to 100 times: say blocks of four with 万 and 亿',
  },
  { rule: 'mixed-groups', wrong: /\d[，\u00a0]\d{3}\b/, message: 'read as two numbers' },
]

/** Their content is what was typed: the read-back after leaving says it (accessibility §2 rule 2). */
const editable = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'TextField'])

/** What is wrong with one spoken text. Pure. */
export function judgeSpoken(text: string): Omit<Finding, 'probe' | 'where'>[] {
  return rules
    .filter(({ wrong, unless }) => wrong.test(text) && !unless?.test(text))
    .map(({ rule, message }) => ({ rule, message: `“${text.slice(0, 60)}”: ${message}` }))
}

const accessibilityNodes = async (session: Visit['session']) =>
  (await session.send('Accessibility.getFullAXTree')).nodes

/** The name of a link, and the title of the window, hold a long number as it is seen (2.5.3). */
const RUN = /\d{11,}/g

/** Links whose description says the number digit by digit; what is built from their content repeats their names. */
const saidBeside = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ ignored, role, name, description }) => {
    const words = String(name?.value ?? '')
    const runs = words.match(RUN) ?? []
    const digits = String(description?.value ?? '').replaceAll(/\D/g, '')
    const isSaid = runs.length > 0 && runs.every((run) => digits.includes(run))
    return !ignored && role?.value === 'link' && isSaid ? [words] : []
  })

/** G9: every name, description and value of the browser's accessibility tree, as a screen reader gets them. */
export async function checkSpokenNumbers({ session }: Pick<Visit, 'session'>): Promise<Finding[]> {
  const nodes = await accessibilityNodes(session)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const typed = (node: (typeof nodes)[number]): boolean => {
    const parent = node.parentId === undefined ? undefined : byId.get(node.parentId)
    return parent !== undefined && (editable.has(String(parent.role?.value)) || typed(parent))
  }
  const seenAsTheyAre = saidBeside(nodes)
  const heard = (role: string, text: string): string =>
    role === 'RootWebArea'
      ? text.replaceAll(RUN, '')
      : seenAsTheyAre.reduce((rest, name) => rest.replaceAll(name, ''), text)
  const found: Omit<Finding, 'probe'>[] = []
  const seen = new Set<string>()
  for (const node of nodes) {
    const role = String(node.role?.value ?? '')
    if (node.ignored || role === 'InlineTextBox' || typed(node)) continue
    for (const text of [node.name?.value, node.description?.value, editable.has(role) ? '' : node.value?.value]) {
      const words = heard(role, String(text ?? ''))
      // A name built from its content repeats that content: once is enough.
      if (words === '' || seen.has(words)) continue
      seen.add(words)
      found.push(...judgeSpoken(words).map((finding) => ({ ...finding, where: role })))
    }
  }
  return findings('spokenNumbers', found)
}
