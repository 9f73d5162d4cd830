import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import type { Meta, StoryObj } from '@storybook/react-vite'

const amount = '1234567.89'

/** Every kind of figure that the portal shows, on one page: read it with the eyes, then with a screen reader. */
function Figures() {
  return (
    <>
      <h1>数字：看到的与听到的</h1>
      <SummaryList
        title="一张金票"
        rows={[
          { label: '金票编号', value: 'JP20261120000008' },
          {
            label: '金额',
            value: (
              <>
                <Money value={amount} unit />
                <AmountInWords value={amount} reserve={false} />
              </>
            ),
          },
          { label: '收款账号', value: <CardNumber value="6217000010012345678" /> },
          { label: '经办人手机', value: <MaskedNumber value="13800000101" kind="phone" /> },
          {
            label: '经办人身份证',
            value: <MaskedNumber value="11010519491231002X" kind="id" reveal context="经办人" />,
          },
        ]}
      />
      <Meter label="开立额度" used="1234567.89" total="5000000.00" />
    </>
  )
}

const meta = { component: Figures, title: '总览/数字', tags: ['!autodocs'] } satisfies Meta<typeof Figures>
export default meta

export const Together: StoryObj<typeof meta> = { name: '金额、号码、脱敏在一页上，都听得对' }
