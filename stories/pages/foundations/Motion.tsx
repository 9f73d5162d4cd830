import { duration } from '@jinpiao/themes/scale'
import { Button } from '@jinpiao/ui-kit/Button'
import { Disclosure } from '@jinpiao/ui-kit/Disclosure'
import { ProgressBar } from '@jinpiao/ui-kit/ProgressBar'
import { Skeleton } from '@jinpiao/ui-kit/Skeleton'
import { useState } from 'react'
import { Advice } from '../../docs/Advice.tsx'
import { Comparison, Head, Live, Section, Sentences, Text } from '../../docs/parts.tsx'

const spokenDuration = (value: string) => value.replace('ms', ' 毫秒')

/** What may change slowly, for how long, and what never moves. */
export function Motion() {
  const [loading, setLoading] = useState(false)
  return (
    <>
      <Head title="动效" lead="动效只说明“这里变了”；不移动、不循环，不让人等。" />
      <Section title="能动的只有两样">
        <Comparison
          caption="时长"
          headers={['名字', '多久', '用在']}
          rows={[
            {
              id: 'fast',
              cells: [
                'fast',
                spokenDuration(duration.fast),
                '边框、底色、字色随停留和焦点变化；对话框和菜单的淡入淡出',
              ],
            },
            { id: 'base', cells: ['base', spokenDuration(duration.base), '侧边工具栏收起和展开时的淡入淡出'] },
          ]}
        />
        <Sentences>
          {[
            '只有透明度和颜色。位置、大小、旋转不动：移动的东西会让人头晕，也会让人按错地方。',
            '系统设了“减弱动态效果”，就没有过渡，立即变。',
            '没有自己会动的东西：没有轮播、闪烁、滚动的数字、转个不停的图标；处理中的按钮是一个不动的沙漏。',
            '焦点框没有过渡：按 Tab 的人要马上看到在哪里。',
          ]}
        </Sentences>
      </Section>
      <Section title="等待怎么显示">
        <Text>
          占位线条不闪。一秒以内不出声；超过一秒说一次“正在加载…”，到了再说一次。不知道要多久，就说“处理中”，条纹不动。
        </Text>
        <Live>
          <Skeleton isLoading={loading} lines={2}>
            <p>共 12 条金票，合计 3703元6角8分。</p>
            <p>最早的一张还有 15 天到期。</p>
          </Skeleton>
          <div>
            <Button size="small" onPress={() => setLoading(!loading)}>
              {loading ? '显示内容' : '看占位'}
            </Button>
          </div>
          <ProgressBar label="导出金票列表" percent={40} />
          <ProgressBar label="核对发票" />
        </Live>
      </Section>
      <Section title="展开和收起">
        <Text>内容立即出现，页面不滑动；焦点留在按钮上，箭头立即换方向，说明状态。</Text>
        <Live>
          <Disclosure title="怎样算开立额度">
            <p>开立额度等于授信额度减去未到期金票。</p>
          </Disclosure>
        </Live>
      </Section>
      <Section title="时间限制">
        <Sentences>
          {[
            '侧边工具栏 7 秒不用就收起；有焦点、有指针停留、开着面板或者被固定时不收。',
            '成功的通知 6 秒起，字多就更久；指针或焦点在上面时不走表；错误一直在。',
            '登录到期前两分钟问一次，想延长几次就几次。',
          ]}
        </Sentences>
      </Section>
      <Section title="要与不要">
        <Advice
          dos={[
            ['先做不动的样子，再加过渡', '减弱动态时看到的就是它，不能少信息'],
            ['用 `duration` 里的两个时长', '每处差一点，整页看着就不齐'],
          ]}
          donts={[
            ['给 `height`、`transform` 加过渡', '下面的内容会一路被推着走'],
            ['无限循环的动画', '旁边的字会读不进去；脚本写的循环，“减弱动态效果”也停不住'],
            ['让人等动画播完才能按', '每天按两百次的人会等出一个小时'],
          ]}
        />
      </Section>
    </>
  )
}
