import { relative, resolve } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'

// The linter exports no types for rule authors except through its tester, so they are taken from there.
type Create = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>['create']
export type Context = Parameters<Create>[0]
export type Visitor = ReturnType<Create>
export interface Rule {
  meta: { type: 'problem'; docs: { description: string } }
  create: (context: Context) => Visitor
}
type Of<Kind extends keyof Visitor> = Parameters<Extract<Visitor[Kind], (node: never) => void>>[0]
export type Property = Of<'Property'>
export type JSXAttribute = Of<'JSXAttribute'>
export type Node = Of<'Program'> | Of<'Literal'>['parent']

export const repository = resolve(import.meta.dirname, '..')

/** Path of a linted file from the repository's root, with forward slashes: `portal/src/main.tsx`. */
export function pathOf(context: Context): string {
  return relative(repository, context.filename).replaceAll('\\', '/')
}

const besideTheCode =
  /\.(test|proof|stories|docs|a11y|broken)\.tsx?$|\/testing\/|\.storybook\/|(^|\/)(vite|vitest|playwright)\.config\.ts$/

/**
 * Files that are about the code and not shipped with it: tests, stories, examples, accessibility contracts and the broken
 * components that prove them, configurations.
 */
export function isBesideTheCode(path: string): boolean {
  return besideTheCode.test(path)
}

/** A rule that looks only at the files for which `applies` says yes. */
export function rule(
  description: string,
  applies: (path: string) => boolean,
  visit: (context: Context) => Visitor,
): Rule {
  return {
    meta: { type: 'problem', docs: { description } },
    create: (context) => (applies(pathOf(context)) ? visit(context) : {}),
  }
}

/** The name of an object property or JSX attribute that is written out, else `undefined`: `marginTop`, `aria-label`. */
export function nameOf(node: Property | JSXAttribute): string | undefined {
  if (node.type === 'JSXAttribute') return node.name.type === 'JSXIdentifier' ? node.name.name : undefined
  if (node.key.type === 'Identifier') return node.computed ? undefined : node.key.name
  return node.key.type === 'Literal' && typeof node.key.value === 'string' ? node.key.value : undefined
}

/**
 * The texts that an expression can become, as far as they are written out: `'a'`, `` `b${x}` ``, `x ? 'c' : 'd'`,
 * and an object's or call's own insides not.
 */
export function textsOf(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.quasis.map((part) => part.value.raw)
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      // What stands before && only decides whether the rest is shown.
      return [...(node.operator === '&&' ? [] : textsOf(node.left)), ...textsOf(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : []
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(node.expression)
    case 'ArrayExpression':
      return node.elements.flatMap((element) => textsOf(element))
    default:
      return []
  }
}

/** Whether a property stands inside `style={…}` of JSX. */
export function isInStyleAttribute(node: Property): boolean {
  for (let at: Node | null = node.parent; at !== null && at !== undefined; at = at.parent) {
    if (at.type === 'JSXAttribute') return nameOf(at) === 'style'
    if (at.type === 'JSXElement') return false
  }
  return false
}

/** What sets a style from a script: `node.style.left = …`, `node.style.setProperty('left', …)`. */
export interface StyleWrite {
  /** As in a stylesheet: `marginLeft`, `--accent`. */
  name: string
  value: Node | undefined
}

export function styleWriteOf(node: Of<'AssignmentExpression'> | Of<'CallExpression'>): StyleWrite | undefined {
  if (node.type === 'AssignmentExpression') {
    if (node.left.type !== 'MemberExpression' || !isStyle(node.left.object)) return undefined
    const name = memberName(node.left)
    return name === undefined ? undefined : { name: camel(name), value: node.right }
  }
  const { callee } = node
  const isSet = callee.type === 'MemberExpression' && memberName(callee) === 'setProperty' && isStyle(callee.object)
  const [name, value] = isSet ? node.arguments : []
  const [text] = name?.type === 'Literal' ? textsOf(name) : []
  return text === undefined ? undefined : { name: camel(text), value }
}

/** `node.style` and a `style` that was taken out of its node. */
function isStyle(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'style'
  return node.type === 'MemberExpression' && memberName(node) === 'style'
}

function memberName(node: Of<'MemberExpression'>): string | undefined {
  if (node.property.type === 'Identifier' && !node.computed) return node.property.name
  return node.property.type === 'Literal' && typeof node.property.value === 'string' ? node.property.value : undefined
}

/** `margin-left` → `marginLeft`; a custom property keeps its name. */
const camel = (name: string) =>
  name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
