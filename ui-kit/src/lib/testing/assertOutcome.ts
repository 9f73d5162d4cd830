import { expect } from 'vitest'
import { repeatedAfter } from '../announce.ts'
import type { Outcome } from '../contract.ts'
import { type AxNode, axTree, describeNode, describeTree, matches, same } from './axTree.ts'
import type { listen } from './heard.ts'

interface Witnesses {
  ear: ReturnType<typeof listen>
  called: Readonly<Record<string, number>>
  /** How long a late answer may take, in ms. */
  timeout: number
}

export async function assertOutcome(outcome: Outcome, { ear, called, timeout }: Witnesses): Promise<void> {
  const patience = { timeout, interval: 50 }
  /**
   * Asks the accessibility tree again until `problem` finds none: the tree follows the DOM after a moment. It looks at
   * least once, however long the tree of a large page takes, or a broken build would be caught by being slow.
   */
  const holds = async (problem: (nodes: AxNode[]) => string | undefined) => {
    const end = performance.now() + timeout
    let found = problem(await axTree())
    // Ever more rarely: a tree costs as much as a frame, and a broken build is asked until its time is up.
    for (let wait = patience.interval; found !== undefined && performance.now() < end; wait *= 2) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, end - performance.now())))
      found = problem(await axTree())
    }
    expect(found).toBeUndefined()
  }

  const { focus, present, absent, announced, attribute, noElement, notInTree } = outcome
  if (announced !== undefined) {
    // Too few of them: what still waits its turn is heard out all the same, or the next test would hear it.
    await expect
      .poll(() => ear.heard.length, patience)
      .toBeGreaterThanOrEqual(announced.length)
      .catch(() => undefined)
    // Silence is there from the start: it counts when even a repetition would have been heard.
    await ear.quiet(announced.length === 0 ? repeatedAfter.polite : undefined)
    expect(ear.heard, 'announced').toEqual([...announced])
  } else if (saysNo(outcome)) {
    // What is not there yet looks like what is not there.
    await ear.quiet()
  }
  if (focus === 'nothing') {
    await expect.poll(() => document.activeElement, patience).toBe(document.body)
  } else if (focus !== undefined) {
    await holds((nodes) => {
      const focused = nodes.find((node) => node.states['focused'] === true && node.role !== 'RootWebArea')
      if (focused && matches(focused, focus)) return undefined
      return `focus is on ${focused ? describeNode(focused) : 'nothing'}, wanted ${show(focus)}`
    })
  }
  for (const wanted of present ?? []) {
    await holds((nodes) =>
      nodes.some((node) => matches(node, wanted)) ? undefined : `no ${show(wanted)} in\n${describeTree(nodes)}`,
    )
  }
  for (const unwanted of absent ?? []) {
    await holds((nodes) => {
      const found = nodes.find((node) => matches(node, unwanted))
      return found && `${describeNode(found)} should not be there`
    })
  }
  if (notInTree !== undefined) {
    await holds((nodes) => {
      const found = nodes.find(({ name, description, value }) => notInTree.test(`${name}\n${description}\n${value}`))
      return found && `${describeNode(found)} matches ${notInTree}`
    })
  }
  if (noElement !== undefined) {
    await expect.poll(() => document.querySelector(noElement), patience).toBeNull()
  }
  if (attribute !== undefined) {
    const { selector, name, value } = attribute
    const element = document.querySelector(selector)
    // Of an element that is not there nothing is proved, not even that it lacks an attribute.
    expect(element, `an element ${selector}`).not.toBeNull()
    const actual = element?.getAttribute(name) ?? null
    const holdsTrue = value === null || actual === null ? actual === value : same(actual, value)
    expect(holdsTrue, `${selector} has ${name}=${actual}, wanted ${String(value)}`).toBe(true)
  }
  expect(called, 'called').toEqual({ ...called, ...outcome.called })
}

/** Asks for something that is not there, has not happened, or has gone. */
function saysNo({ absent, notInTree, noElement, attribute, focus, called = {} }: Outcome): boolean {
  return (
    [absent, notInTree, noElement].some((each) => each !== undefined) ||
    attribute?.value === null ||
    focus === 'nothing' ||
    Object.values(called).includes(0)
  )
}

function show(value: object): string {
  return JSON.stringify(value, (_key, item) => (item instanceof RegExp ? String(item) : item))
}
