/** Three links of the same name. */
export function SameNames() {
  return (
    <>
      <a href="#a">修改</a>
      <a href="#b">修改</a>
    </>
  )
}
