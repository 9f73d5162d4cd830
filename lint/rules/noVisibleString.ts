import { isBesideTheCode, type Node, nameOf, rule, textsOf } from '../rule.ts'

const checked = /^(portal|ui-kit)\/src\//
// racStrings.ts corrects the words that react-aria brings along: a locale file too.
const texts = /^portal\/src\/locales\/|^ui-kit\/src\/lib\/(messages(\.ts$|\/)|racStrings\.ts$)/

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'description',
  'errorMessage',
  'label',
  'placeholder',
  'title',
])

/** What is written in attributes for machines: class names, drawings, formats, addresses. */
const technical =
  /^(class(Name)?|style|d|points|viewBox|transform|sizes|srcSet|media|placement|rel|sandbox|allow|accept|autoComplete|data-.*|aria-(controls|describedby|labelledby|owns|details|errormessage|flowto))$/

/** Calls whose text is heard or seen. */
const speakers = new Set(['announce', 'notify', 'alert', 'confirm', 'prompt'])

const chinese = /\p{Script=Han}/u
const word = /\p{L}/u
const words = /\p{L}\s+\p{L}/u
const messageKey = /^[\w-]+([.:][\w-]+)+$/

const message = (text: string) =>
  `'${text.trim()}' is a visible text: it belongs in the locale files, in both languages.`

/** Every text exists in Chinese and English, so none stands in code; typed keys point to it. */
export const noVisibleString = rule(
  'Visible texts live in the locale files.',
  (path) => checked.test(path) && !texts.test(path) && !isBesideTheCode(path),
  (context) => {
    function report(node: Node, written: readonly string[], isVisible: RegExp) {
      const text = written.find((part) => isVisible.test(part) && !chinese.test(part) && !messageKey.test(part))
      if (text !== undefined) context.report({ node, message: message(text) })
    }
    return {
      // Chinese is visible wherever it stands. English is, where the page shows it.
      Literal: (node) => {
        if (typeof node.value === 'string' && chinese.test(node.value)) {
          context.report({ node, message: message(node.value) })
        }
      },
      TemplateElement: (node) => {
        if (chinese.test(node.value.raw)) context.report({ node, message: message(node.value.raw) })
      },
      JSXText: (node) => {
        if (word.test(node.value)) context.report({ node, message: message(node.value) })
      },
      JSXExpressionContainer: (node) => {
        if (node.parent.type === 'JSXAttribute') return
        report(node, textsOf(node.expression), word)
      },
      JSXAttribute: (node) => {
        const name = nameOf(node)
        if (name === undefined || technical.test(name)) return
        // Whatever a component calls its text: a single word can be an identifier (`tone="danger"`), two are a text.
        report(node, textsOf(node.value), spoken.has(name) ? word : words)
      },
      CallExpression: (node) => {
        const { callee } = node
        const name = callee.type === 'MemberExpression' ? callee.property : callee
        if (name.type === 'Identifier' && speakers.has(name.name)) report(node, textsOf(node.arguments[0]), word)
      },
      AssignmentExpression: (node) => {
        const target = node.left.type === 'MemberExpression' ? node.left.property : undefined
        const isShown = target?.type === 'Identifier' && /^(title|textContent|innerText|ariaLabel)$/.test(target.name)
        if (isShown) report(node, textsOf(node.right), word)
      },
      // In an object a single word can be an identifier (`title: 'home'`); two words are a text.
      Property: (node) => {
        const name = nameOf(node)
        if (name !== undefined && spoken.has(name)) report(node, textsOf(node.value), words)
      },
    }
  },
)
