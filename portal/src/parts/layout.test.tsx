import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as css from './layout.css.ts'
import { mountPage } from './testing/mountPage.tsx'

test('visual, result: the number, which is written down and searched for, stands out from its label', async () => {
  const { main } = await mountPage(
    <div className={css.resultNumber}>
      <div>
        <p>申请编号</p>
        <p>SQ20261125000001</p>
      </div>
    </div>,
  )
  const [label, number] = Array.from(main.querySelectorAll('p'), (line) => getComputedStyle(line))
  expect(parseFloat(number!.fontSize)).toBeGreaterThan(parseFloat(label!.fontSize))
  expect(number!.fontWeight).toBe('600')
})

test('visual, list: the answer to an act keeps the gap of surfaces from the list below it', async () => {
  const { main } = await mountPage(
    <div className={css.list}>
      <header>开立复核</header>
      <section>复核通过：成功 1 笔</section>
      <section>列表</section>
    </div>,
  )
  const [head, answer, list] = Array.from(main.querySelectorAll('header, section'), (each) =>
    each.getBoundingClientRect(),
  )
  expect(answer!.top - head!.bottom).toBe(4)
  expect(list!.top - answer!.bottom).toBe(16)
})

test('visual, decisions: at the end of a page their bar stands on the footer', async () => {
  await page.viewport(1024, 768)
  const { main } = await mountPage(
    <div style={{ display: 'grid', paddingBlockEnd: 48 }}>
      <div className={css.stack}>
        <p style={{ blockSize: 2000 }}>申请</p>
        <div className={css.actionBar}>
          <button type="button">通过</button>
        </div>
      </div>
    </div>,
  )
  const bar = main.querySelector(`.${css.actionBar}`)
  bar?.scrollIntoView({ block: 'end' })
  scrollTo(0, document.documentElement.scrollHeight)
  const end = main.firstElementChild?.getBoundingClientRect().bottom
  expect(bar?.getBoundingClientRect().bottom).toBe(end)
})

test('visual, result: on a phone each way on has the width of the page', async () => {
  await page.viewport(390, 844)
  const { main } = await mountPage(
    <div className={css.resultActions}>
      <button type="button">打印本页</button>
      <a href="/">再办一笔</a>
    </div>,
  )
  const whole = main.firstElementChild?.getBoundingClientRect().width
  for (const each of main.querySelectorAll('button, a')) expect(each.getBoundingClientRect().width).toBe(whole)
})

test('visual, bar: without anything to press it hides nothing; empty it is not there at all', async () => {
  const { main } = await mountPage(
    <div className={css.stack}>
      <div className={css.actionBar}>
        <p>当前状态下您没有可以办理的操作。</p>
      </div>
      <div className={css.actionBar}>
        <span />
      </div>
      <div className={css.actionBar}>
        <button type="button">通过</button>
      </div>
    </div>,
  )
  const [words, none, acts] = Array.from(main.querySelectorAll(`.${css.actionBar.split(' ')[0]}`), (bar) =>
    getComputedStyle(bar),
  )
  expect([words!.position, none!.display, acts!.position]).toEqual(['static', 'none', 'sticky'])
})

test('visual, bar: on a short page it stands at the end of the page, not in its middle', async () => {
  const { main } = await mountPage(
    <div className={css.stack}>
      <div>
        <div className={css.stack}>
          <p>事实</p>
          <div className={css.actionBar}>
            <button type="button">通过</button>
          </div>
        </div>
      </div>
    </div>,
  )
  main.style.minBlockSize = '800px'
  const bar = main.querySelector('button')!.parentElement!.getBoundingClientRect()
  expect(bar.bottom).toBeGreaterThanOrEqual(main.getBoundingClientRect().bottom)
})
