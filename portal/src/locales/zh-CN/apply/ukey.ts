/** Keys, products and people of an enterprise. */
export const ukey = {
  agreement: {
    text: {
      guarantee:
        '一、本企业的主管有权代表本企业对所列事项作出确认，并以其 UKEY 签名。\n二、确认前已阅读事项的内容；所附文件与内容一致，金额、期限和对方企业无误。\n三、确认后，事项的内容对本企业有效；涉及担保的，本企业按内容承担担保责任。\n四、本平台记录确认的时间、内容和签名，不对事项本身提供担保。',
    },
  },
} as const
