/** Wrong builds that the contract must catch (`brokenBy`). */

/** Circles and colours; every step is a stop. */
export const Circles = () => (
  <div>
    {['填写账号', '企业信息', '核对提交'].map((title, index) => (
      <button type="button" key={title} style={{ fontWeight: index === 1 ? 700 : 400 }}>
        {title}
      </button>
    ))}
  </div>
)
