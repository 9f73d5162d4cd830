import type { ESTree } from 'vite'
import { elementOf, openingOf, type Prop, propsOf } from './jsx.ts'
import {
  aligned,
  bare,
  installed,
  movedTo,
  namesIn,
  type Part,
  readStories,
  type StoryFile,
  valueOf,
} from './storyFile.ts'

type Render = ESTree.ArrowFunctionExpression | ESTree.Function
type Edit = Part & { text: string }

/** A component `Example`: what its function takes, what stands in it, and all names that it uses. */
interface Example {
  parameter: string
  body: string
  names: Set<string>
}

/**
 * Each story of a file as a module that somebody copies into an application of their own, by the name of its export: it
 * imports the installed package, brings what it needs, and exports one component, `Example`.
 *
 * @param component the folder that the file stands in.
 * @param read gives a file that lies beside it, by the path that it is imported by.
 */
export function examplesOf(component: string, text: string, read: (path: string) => string) {
  const file = readStories(component, text, read)
  return new Map([...file.stories].map(([name, story]) => [name, moduleOf(component, file, story)]))
}

function moduleOf(component: string, file: StoryFile, story: ESTree.ObjectExpression): string {
  const of = valueOf(file.meta, 'component')
  const element = of?.type === 'Identifier' ? of.name : component
  const props = propsOf([valueOf(file.meta, 'args'), valueOf(story, 'args')])
  const render = functionOf(valueOf(story, 'render') ?? valueOf(file.meta, 'render'), file)
  const example = render ? rendered(file, render, props, element) : plain(file, element, props)
  const needed = closure(example.names, file)
  const declarations = [...new Set([...file.declared].filter(([name]) => needed.has(name)).map(([, node]) => node))]
  return `${[
    importsOf(component, file, needed, (example.parameter + example.body).includes('ComponentProps<')),
    ...declarations.map((node) => movedTo(0, file.text, node)),
    `export function Example(${example.parameter}) {\n${example.body}\n}`,
  ].join('\n\n')}\n`
}

const returned = (jsx: string, column = 4) =>
  jsx.includes('\n') ? `  return (\n${' '.repeat(column)}${jsx}\n  )` : `  return ${jsx}`

function plain({ text }: StoryFile, element: string, props: readonly Prop[]): Example {
  const names = namesIn(props.map(({ value }) => value)).add(element)
  return { parameter: '', body: returned(elementOf(text, element, props, 4)), names }
}

function functionOf(render: ESTree.Expression | undefined, { declared }: StoryFile): Render | undefined {
  if (render?.type === 'ArrowFunctionExpression' || render?.type === 'FunctionExpression') return render
  const found = render?.type === 'Identifier' ? declared.get(render.name) : undefined
  const init = found?.type === 'VariableDeclaration' ? found.declarations[0]?.init : undefined
  return init?.type === 'ArrowFunctionExpression' ? init : undefined
}

/** The story's own function, with what it is given written where it is used. */
function rendered(file: StoryFile, render: Render, props: readonly Prop[], element: string): Example {
  const { text } = file
  const { args, given, asked } = takenBy(render, props)
  const body = bare(render.body as ESTree.Node)
  const names = namesIn(body)
  const edits: Edit[] = []
  for (const node of spreadsOf(args, body)) {
    edits.push(spreadOut(text, node, props))
    for (const name of namesIn(props.map(({ value }) => value))) names.add(name)
  }
  // A function may be called with more than it takes.
  const typeOfGiven = ({ name, value }: (typeof given)[number]) =>
    value.type === 'ArrowFunctionExpression' ? `: ${propsTypeOf(render, file, element)}['${name}']` : ''
  const constants = given.map((one) => `  const ${one.name}${typeOfGiven(one)} = ${movedTo(2, text, one.value)}\n`)
  for (const { value } of given) namesIn(value, names)
  // What is read of the properties besides, such as the term that an explanation stands beside.
  if (args !== undefined && readsOf(args, body)) {
    const members = props.map((prop) => `    ${memberOf(text, prop)},\n`).join('')
    constants.push(`  const ${args} = {\n${members}  }\n`)
    for (const name of namesIn(props.map(({ value }) => value))) names.add(name)
  }
  const type = typeOf(render, file, element, asked)
  if ((type + constants.join('')).includes('ComponentProps<')) names.add(element)
  for (const name of (type + constants.join('')).match(/\w+/g) ?? []) names.add(name)
  names.delete(args ?? '')
  for (const { name } of given) names.delete(name)
  const parameter = asked.length === 0 ? '' : `{ ${asked.join(', ')} }: ${type}`
  return { parameter, body: constants.join('') + bodyOf(text, body, edits), names }
}

function bodyOf(text: string, body: ESTree.Node, edits: readonly Edit[]): string {
  if (body.type !== 'BlockStatement') return returned(edited(text, body, edits, 4))
  const block = edited(text, body, edits, 0)
  return block.slice(1, -1).replace(/^\n/, '').trimEnd()
}

/** The names that a render function takes: all of it, what the story has given, and what the reader has to give. */
function takenBy(render: Render, props: readonly Prop[]) {
  const [parameter] = render.params
  if (parameter?.type === 'Identifier') return { args: parameter.name, given: [], asked: [] }
  if (parameter?.type !== 'ObjectPattern') return { args: undefined, given: [], asked: [] }
  const given: { name: string; value: ESTree.Node }[] = []
  const asked: string[] = []
  let args: string | undefined
  for (const each of parameter.properties) {
    if (each.type === 'RestElement') args = each.argument.type === 'Identifier' ? each.argument.name : undefined
    else {
      const target = each.value.type === 'AssignmentPattern' ? each.value.left : each.value
      const name = target.type === 'Identifier' ? target.name : ''
      const prop = props.find((one) => one.name === name)
      const value = prop?.value ?? (each.value.type === 'AssignmentPattern' ? each.value.right : undefined)
      if (value === undefined) asked.push(name)
      else if (!(value.type === 'Identifier' && value.name === name)) given.push({ name, value })
    }
  }
  return { args, given, asked }
}

function typeOf(render: Render, file: StoryFile, element: string, asked: readonly string[]): string {
  if (asked.length === 0) return ''
  return `Pick<${propsTypeOf(render, file, element)}, ${asked.map((name) => `'${name}'`).join(' | ')}>`
}

/** What the story's function says that it takes, else what its component takes. */
function propsTypeOf(render: Render, { text }: StoryFile, element: string): string {
  const [parameter] = render.params
  const annotation = parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined
  return annotation ? `(${text.slice(annotation.start, annotation.end)})` : `ComponentProps<typeof ${element}>`
}

type Opening = ESTree.JSXOpeningElement

/** The elements that everything is spread into. */
function spreadsOf(args: string | undefined, node: unknown, found: Opening[] = []): Opening[] {
  if (args === undefined) return found
  if (Array.isArray(node)) for (const each of node) spreadsOf(args, each, found)
  if (typeof node !== 'object' || node === null || !('type' in node)) return found
  const opening = node as Opening
  if (opening.type === 'JSXOpeningElement' && opening.attributes.some((each) => isSpreadOf(args, each))) {
    found.push(opening)
  }
  for (const value of Object.values(node)) spreadsOf(args, value, found)
  return found
}

const isSpreadOf = (args: string, each: ESTree.JSXAttributeItem) =>
  each.type === 'JSXSpreadAttribute' && each.argument.type === 'Identifier' && each.argument.name === args

/** Whether the properties are used for anything but being spread. */
function readsOf(args: string, node: unknown): boolean {
  if (Array.isArray(node)) return node.some((each) => readsOf(args, each))
  if (typeof node !== 'object' || node === null || !('type' in node)) return false
  if (isSpreadOf(args, node as ESTree.JSXAttributeItem)) return false
  const { type, name } = node as { type: string; name?: unknown }
  if (type === 'Identifier' && name === args) return true
  return Object.values(node).some((value) => readsOf(args, value))
}

/** The opening tag with the story's properties in the place of the spread ones, unless it names them itself. */
function spreadOut(text: string, opening: Opening, props: readonly Prop[]): Edit {
  const own = opening.attributes.flatMap((each): Prop[] => {
    if (each.type !== 'JSXAttribute') return []
    const value = each.value?.type === 'JSXExpressionContainer' ? each.value.expression : each.value
    return [{ name: nameOf(each), value: value ?? ({ type: 'Literal', value: true, start: 0, end: 0 } as never) }]
  })
  const named = new Set(own.map(({ name }) => name))
  const kept = props.filter(({ name }) => !named.has(name) && (opening.selfClosing || name !== 'children'))
  const element = text.slice(opening.name.start, opening.name.end)
  const line = text.slice(text.lastIndexOf('\n', opening.start - 1) + 1)
  const column = line.length - line.trimStart().length
  if (opening.selfClosing) {
    return { start: opening.start, end: opening.end, text: elementOf(text, element, [...kept, ...own], column) }
  }
  return { start: opening.start, end: opening.end, text: openingOf(text, element, [...kept, ...own], column) }
}

const nameOf = ({ name }: ESTree.JSXAttribute): string => (name.type === 'JSXIdentifier' ? name.name : '')

function memberOf(text: string, prop: Prop): string {
  const written = movedTo(4, text, prop.value)
  if (prop.name === '') return `...${written}`
  const key = /^\w+$/.test(prop.name) ? prop.name : `'${prop.name}'`
  return prop.isMethod ? `${key}${written}` : `${key}: ${written}`
}

function edited(text: string, node: Part, edits: readonly Edit[], column: number): string {
  let done = ''
  let at = node.start
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    done += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  done += text.slice(at, node.end)
  const line = text.slice(text.lastIndexOf('\n', node.start - 1) + 1)
  return aligned(column - (line.length - line.trimStart().length), done)
}

/** These names, and those that are needed by what they stand for. */
function closure(names: Set<string>, { declared }: StoryFile): Set<string> {
  const all = new Set(names)
  for (const name of all) {
    const node = declared.get(name)
    if (node) for (const each of namesIn(node)) all.add(each)
  }
  return all
}

/** What is imported, by the names by which the packages are installed. */
function importsOf(component: string, file: StoryFile, needed: ReadonlySet<string>, asksForProps: boolean): string {
  const seen = new Set<string>()
  const lines = file.imports.flatMap((each) => {
    const specifiers = each.specifiers.filter(({ local: { name } }) => needed.has(name) && !seen.has(name))
    for (const { local } of specifiers) seen.add(local.name)
    if (specifiers.length === 0) return []
    const words = specifiers.map((one) => file.text.slice(one.start, one.end)).join(', ')
    return [
      `import ${each.importKind === 'type' ? 'type ' : ''}{ ${words} } from '${installed(component, each.source.value)}'`,
    ]
  })
  if (asksForProps) lines.push(`import type { ComponentProps } from 'react'`)
  return lines.toSorted((a, b) => (a.split(' from ')[1] ?? '').localeCompare(b.split(' from ')[1] ?? '')).join('\n')
}
