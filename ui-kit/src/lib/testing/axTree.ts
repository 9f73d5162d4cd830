import { cdp } from 'vitest/browser'
import type { NodeExpectation, Target } from '../contract.ts'

/** One node of Chromium's own accessibility tree: what assistive technology really gets. */
export interface AxNode {
  role: string
  name: string
  description: string
  value: string
  states: Record<string, string | number | boolean | undefined>
}

interface CdpValue {
  value?: string | number | boolean
}
interface CdpAxNode {
  ignored: boolean
  role?: CdpValue
  name?: CdpValue
  description?: CdpValue
  value?: CdpValue
  properties?: { name: string; value: CdpValue }[]
}
interface FrameTree {
  frame: { id: string; url: string }
  childFrames?: FrameTree[]
}
interface Session {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: FrameTree }>
  send(method: 'Accessibility.getFullAXTree', params: { frameId: string }): Promise<{ nodes: CdpAxNode[] }>
}

let frameId: string | undefined

/** The nodes of this test's frame that are not ignored, in document order. */
export async function axTree(): Promise<AxNode[]> {
  const session = cdp() as unknown as Session
  frameId ??= findFrame((await session.send('Page.getFrameTree')).frameTree)
  if (frameId === undefined) throw new Error(`no frame shows ${location.href}`)
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId })
  return nodes.filter((node) => !node.ignored).map(toAxNode)
}

function findFrame(tree: FrameTree): string | undefined {
  const here = tree.frame.url.split('#')[0] === location.href.split('#')[0]
  if (here) return tree.frame.id
  for (const child of tree.childFrames ?? []) {
    const found = findFrame(child)
    if (found !== undefined) return found
  }
  return undefined
}

function toAxNode(node: CdpAxNode): AxNode {
  const text = (value: CdpValue | undefined) => (value?.value === undefined ? '' : String(value.value))
  return {
    role: text(node.role),
    name: text(node.name),
    description: text(node.description),
    value: text(node.value),
    states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  }
}

export function matches(node: AxNode, target: Target | NodeExpectation): boolean {
  if (node.role !== target.role || !same(node.name, target.name)) return false
  const { description, value, states = {} } = target as NodeExpectation
  if (!same(node.description, description) || !same(node.value, value)) return false
  // Chromium leaves out a property that is false.
  return Object.entries(states).every(([name, wanted]) => String(node.states[name] ?? false) === String(wanted))
}

export function same(actual: string, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true
  return typeof wanted === 'string' ? actual === wanted : wanted.test(actual)
}

/** The tree as text, for a failure message that can be read. */
export function describeTree(nodes: readonly AxNode[]): string {
  return nodes
    .filter(({ role }) => !['generic', 'none', 'InlineTextBox', 'RootWebArea'].includes(role))
    .map(describeNode)
    .join('\n')
}

export function describeNode({ role, name, description, value, states }: AxNode): string {
  const flags = Object.entries(states)
    .filter(([key, flag]) => !['focusable', 'editable', 'settable', 'url'].includes(key) && String(flag) !== 'false')
    .map(([key, flag]) => `${key}=${String(flag)}`)
  return [
    `${role} “${name}”`,
    description && `description “${description}”`,
    value && `value “${value}”`,
    flags.join(' '),
  ]
    .filter(Boolean)
    .join(' | ')
}
