import { Button } from '@jinpiao/ui-kit/Button'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { Advice } from '../../docs/Advice.tsx'
import * as css from '../../docs/docs.css.ts'
import { Comparison, Head, Live, Section, Sentences, Text } from '../../docs/parts.tsx'

/** How texts are written: words of the field, names of controls, punctuation, and what only the ear gets. */
export function Writing() {
  return (
    <>
      <Head title="文案" lead="写给正在办事的人：先说结果，再说下一步，用他们自己的词。" />
      <Section title="术语">
        <Text>一个意思一个词，从列表到凭证都一样。</Text>
        <Comparison
          caption="金票的词"
          headers={['词', '意思', '不写']}
          rows={[
            { id: '1', cells: ['开立', '企业向供应商开出一张承诺到期付款的金票', '创建、开具'] },
            { id: '2', cells: ['签收', '供应商收下一张金票，它从此有效', '确认、接受'] },
            { id: '3', cells: ['转让', '持有人把金票给另一家企业', '过户、背书'] },
            { id: '4', cells: ['拆分', '把一张金票分成几张', '分割、切分'] },
            { id: '5', cells: ['兑付', '到期按票面金额付款', '还款、赎回'] },
            { id: '6', cells: ['经办', '提交业务的人', '制单人、操作员'] },
            { id: '7', cells: ['主管', '复核业务的人', '审核员、领导'] },
          ]}
        />
      </Section>
      <Section title="按钮和链接">
        <Live>
          <p className={css.row}>
            <Button tone="primary">提交申请</Button>
            <Button>保存草稿</Button>
            <Button tone="danger">作废金票</Button>
          </p>
        </Live>
        <Sentences>
          {[
            '按钮是动词，写出对象：“提交申请”，不写“确定”。两个字之间不加空格。',
            '链接写出去哪里：“查看节假日”，不写“点击这里”。',
            '行里的按钮看得见的字还是“转让”，说的时候加上是哪一张。',
            '图标旁边一律有字；只有关闭、翻页、排序、显示隐藏、铃铛、更多可以只有图标。',
          ]}
        </Sentences>
      </Section>
      <Section title="状态和结果">
        <Live>
          <p className={css.row}>
            <StatusTag tone="info">复核中</StatusTag>
            <StatusTag tone="success">已签收</StatusTag>
            <StatusTag tone="danger">已退回</StatusTag>
          </p>
        </Live>
        <Sentences>
          {[
            '已经发生用“已”：“已复制”“已退回”。还没有的用“待”：“待签收”。',
            '结果里带对象和下一步：“提交成功，等待主管复核”。',
            '一句不超过四十个字，读屏软件一次说完。',
            '不用“成功啦”“亲”一类的话；人在处理几百万，不是在逛店。',
          ]}
        </Sentences>
      </Section>
      <Section title="标签和说明">
        <Sentences>
          {[
            '标签是名词，两到八个字，不带冒号：“承诺付款日”。',
            '限制、格式、后果写在说明里，在填之前就能读到；不写在占位字里。',
            '只标“选填”；必填的不标，由状态说明。',
            '列头带单位：“金额（元）”“账期（天）”。',
            '对人称“您”，对企业直接叫名字；不写“用户您好”。',
          ]}
        </Sentences>
      </Section>
      <Section title="标点和数字">
        <Sentences>
          {[
            '中文用全角标点，数字和英文用半角；它们和中文之间空一格：“第 2 页”“UKEY 登录”。',
            '万、元、角、分、年、月、日前面不空：“200万元”“2025年1月15日”。只有逗号分组的金额和“元”之间空：“1,234.50 元”，`Money` 的 `unit` 已经空好。',
            '一句话没有说完不加句号；按钮、标签、列头不加句号。',
            '句子里的时间写“2026年11月20日 16:00”，表格和记录里写“2026-11-20 16:00”；区间用“至”。',
            '金额到分：“1,234.50 元”，不写“一千多元”。约数只用在图表的结论里。',
          ]}
        </Sentences>
      </Section>
      <Section title="只给耳朵的字">
        <Sentences>
          {[
            '看得见的字在前，补充在后：“删除 金票 …”，语音控制说“删除”就能用。',
            '图标不读；它旁边的字已经说了。',
            '不写“按钮”“链接”：读屏软件自己会说。',
            '英语词组标明语言，单个的词（UKEY、PDF）不用。',
          ]}
        </Sentences>
      </Section>
      <Section title="要与不要">
        <Advice
          dos={[
            ['先结论后原因：“不能转让：已被冻结”', '听的人可以不听后半句'],
            ['说出能做什么的人', '“请主管复核”比“待审核”多一个能找的人'],
            ['同一件事在页面、通知和凭证里一个说法', '人会拿着它去搜、去问'],
          ]}
          donts={[
            ['双重否定', '“未取消不启用”听两遍也不知道是开是关'],
            ['内部代码和缩写', 'CHAIN_INVALID 不是给人看的'],
            ['用颜文字和感叹号提醒', '要紧的事写清楚就要紧了'],
          ]}
        />
      </Section>
    </>
  )
}
