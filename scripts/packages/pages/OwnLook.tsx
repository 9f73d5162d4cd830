import { defaultPlatform } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { Button } from '@jinpiao/ui-kit/Button'
import { Card } from '@jinpiao/ui-kit/Card'
import { Disclosure } from '@jinpiao/ui-kit/Disclosure'
import { ErrorSummary } from '@jinpiao/ui-kit/ErrorSummary'
import { KitProvider } from '@jinpiao/ui-kit/KitProvider'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** An application that has a look of its own: one element of each kind that style sheets like to reset. */
const own = `
  <h1>题</h1><p>段</p><ul><li>项</li></ul><dl><dt>名</dt><dd>值</dd></dl><figure>图</figure>
  <fieldset><legend>组</legend><input><textarea></textarea><select></select><button>钮</button></fieldset>
  <svg width="9" height="9"></svg>`

/** What style sheets reset. */
const properties = [
  'boxSizing',
  'margin',
  'padding',
  'border',
  'font',
  'color',
  'backgroundColor',
  'listStyle',
  'verticalAlign',
  'textWrap',
] as const

const looks = (root: ParentNode, view: Window) =>
  [...root.querySelectorAll('*')].map((element) => {
    const style = view.getComputedStyle(element)
    return [element.localName, ...properties.map((name) => `${name}: ${style[name]}`)].join('; ')
  })

/** One sentence for each thing that the kit does to the page, or the page to the kit, and should not. */
async function findProblems(): Promise<string[]> {
  const section = document.querySelector('#own')!
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><section>${own}</section>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const bare = looks(frame.contentDocument!.querySelector('section')!, frame.contentWindow!)
  frame.remove()
  const changed = looks(section, window).filter((look, index) => look !== bare[index])
  const inKit = (elements: string) => [...document.querySelectorAll<HTMLElement>(`#kit ${elements}`)]
  const kept = inKit('button').filter((button) => getComputedStyle(button).borderRadius !== '0px')
  const unset = inKit(':is(h1, h2, h3, p, ul, ol, dl)').filter(
    (part) => getComputedStyle(part).marginBlockEnd !== '0px',
  )
  const boxes = inKit('input:not([type=hidden])').filter((box) => getComputedStyle(box).boxSizing !== 'border-box')
  return [
    ...changed.map((look) => `The kit changes what is not its own: ${look}`),
    ...kept.map(({ textContent }) => `The application's rule for buttons does not count for ${textContent}`),
    ...unset.map(
      ({ localName, textContent }) => `In the kit ${localName} has a margin of the browser's: ${textContent}`,
    ),
    ...boxes.map(({ id }) => `In the kit the box ${id} is not border-box`),
  ]
}

function Found() {
  const [found, setFound] = useState<string[]>()
  // After the summary of errors, which comes with an effect.
  useEffect(() => void setTimeout(() => void findProblems().then(setFound), 100), [])
  return found === undefined ? null : <output id="found">{JSON.stringify(found)}</output>
}

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `${themeStylesheet(defaultPlatform)} button { border-radius: 0 }`,
  }),
)
document.body.append(Object.assign(document.createElement('section'), { id: 'own', innerHTML: own }))
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider locale="zh-CN">
    <div id="kit">
      <Card title="付款">
        <ErrorSummary attempt={1} errors={[{ message: '服务器繁忙' }]} />
        <MoneyField label="金额（元）" name="amount" showWords />
        <Disclosure title="说明" headingLevel={3}>
          每日不超过 100 万元。
        </Disclosure>
        <Button>提交</Button>
      </Card>
    </div>
    <Found />
  </KitProvider>,
)
