import { contrastRatio } from '@jinpiao/themes/contrast'
import { floors } from '@jinpiao/themes/modes'
import { platforms } from '@jinpiao/themes/platforms'
import { resolveTheme } from '@jinpiao/themes/resolveTheme'
import type { ColorRole } from '@jinpiao/themes/shape'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { tones } from '@jinpiao/ui-kit/lib/tone'
import { StatusTag, statusTones } from '@jinpiao/ui-kit/StatusTag'
import { useShownMode } from '../../.storybook/usePlatform.ts'
import { Advice } from '../../docs/Advice.tsx'
import { useDocsPage } from '../../docs/DocsContainer.tsx'
import * as css from '../../docs/docs.css.ts'
import { Comparison, Head, Live, Section, Sentences, Text } from '../../docs/parts.tsx'

/** What each role is for, and on what it has to be legible. */
const roles: readonly { role: ColorRole; use: string; on: ColorRole }[] = [
  { role: 'text', use: '正文', on: 'surface' },
  { role: 'textMuted', use: '次要的字、列头、单位', on: 'raised' },
  { role: 'accent', use: '链接、可以按的字和图标', on: 'surface' },
  { role: 'lineStrong', use: '输入框和按钮的边', on: 'raised' },
  { role: 'onAccent', use: '主按钮上的字', on: 'accentFill' },
  { role: 'onTopBar', use: '顶栏的字，底色由平台定', on: 'topBar' },
  { role: 'successText', use: '成功', on: 'successFill' },
  { role: 'warningText', use: '注意', on: 'warningFill' },
  { role: 'dangerText', use: '错误、不能撤回', on: 'dangerFill' },
  { role: 'infoText', use: '提示', on: 'infoFill' },
]

/** A line is shown as an edge: words in its colour would be words that nobody can read. */
const sampleOf = (role: ColorRole, color: string, { text, on }: { text: string; on: string }) => ({
  color: role === 'lineStrong' ? text : color,
  backgroundColor: on,
  borderColor: color,
})

/** Rounded down: what fails must not look as if it passed. */
const shown = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} 比 1`

const statusWords = { neutral: '已作废', info: '复核中', success: '已签收', warning: '即将到期', danger: '已退回' }
const messageWords = {
  info: '兑付日是工作日。',
  success: '与合同金额一致。',
  warning: '承诺付款日是节假日，将顺延到下一个工作日。',
  danger: '可用额度不足。',
}

const { light, contrast } = floors

/** Roles instead of colours, four modes, and the brand of a platform that has to stay legible. */
export function Colour() {
  const { globals } = useDocsPage()
  const mode = useShownMode(globals.mode)
  const { vars } = resolveTheme(
    platforms.find(({ platformType }) => platformType === globals.platform),
    mode,
  )
  return (
    <>
      <Head title="颜色" lead="组件只用角色，不用颜色；颜色由平台和模式给，每一对都算过对比度。" />
      <Section title="角色">
        <Text>
          {`在工具栏里换平台、换模式，这张表跟着变。自己的字不低于 ${light.text} 比 1；品牌底色上的字不低于 ${light.brandText} 比 1，控件的边不低于 ${light.nonText} 比 1；更高对比的模式里是 ${contrast.brandText} 比 1 和 ${contrast.nonText} 比 1。`}
        </Text>
        <Comparison
          caption="角色、用途和现在的对比度"
          headers={['角色', '样子', '用途', '对比度']}
          rows={roles.map(({ role, use, on }) => ({
            id: role,
            cells: [
              <code key="role" className={css.code}>
                {role}
              </code>,
              <span
                key="sample"
                className={css.sample}
                style={sampleOf(role, vars[role], { text: vars.text, on: vars[on] })}
              >
                金票
              </span>,
              use,
              shown(contrastRatio(vars[role], vars[on])),
            ],
          }))}
        />
      </Section>
      <Section title="状态的四种颜色">
        <Text>
          成功、注意、错误、提示的颜色不随品牌变：红色的品牌把“成功”染红，付出去的钱就会以为没付成。先有字，再有图标，颜色只是重复。
        </Text>
        <Live>
          <p className={css.row}>
            {statusTones.map((tone) => (
              <StatusTag key={tone} tone={tone}>
                {statusWords[tone]}
              </StatusTag>
            ))}
          </p>
          {tones.map((tone) => (
            <InlineMessage key={tone} tone={tone}>
              {messageWords[tone]}
            </InlineMessage>
          ))}
        </Live>
      </Section>
      <Section title="四种模式和系统的强制颜色">
        <Sentences>
          {[
            '浅色和深色按系统的设置，人可以自己换；深色是重新设计的，不是反过来。',
            '“增强对比度”打开时用高对比：边都看得见，没有半透明。',
            '强制颜色（Windows 高对比主题）里只有系统的几种颜色：每个控件有真的边，选中用边框或图形，不用底色。',
            '打印一律白底黑字。',
          ]}
        </Sentences>
      </Section>
      <Section title="白标">
        <Text>
          平台给标志、顶栏和底栏的底色与字色，要的话再给强调色；按钮上的字由底色算出来。给的两种颜色看不清时，换成最近的、看得清的一种，并在工作室里说出来。在“总览”的白标工作室里可以试。
        </Text>
      </Section>
      <Section title="要与不要">
        <Advice
          dos={[
            ['用 `vars.color.*` 的角色', '换平台、换模式时，写死的颜色不会跟着变'],
            ['一件事同时有字、图标和颜色', '大约二十个男性里有一个分不清红绿；打印出来都是灰的'],
            ['选中的一项加粗边', '强制颜色里底色会被去掉，边还在'],
          ]}
          donts={[
            ['用透明度调深浅', '叠在别的底色上，对比度就不知道是多少了'],
            ['自己给按钮的底色配字', '黄底白字看着亮，读不出来；字由底色来定'],
            ['用颜色表示金额的正负', '看到的有减号，听到的有“负”，颜色只是重复'],
          ]}
        />
      </Section>
    </>
  )
}
