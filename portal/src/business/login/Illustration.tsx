import * as css from './Login.css.ts'

/**
 * One ticket that becomes two: what the platform is for, drawn in the platform's own fills. Loaded after the login page
 * stands, in the room that is kept for it.
 */
export default function Illustration() {
  return (
    <svg className={css.illustration} viewBox="0 0 480 300" aria-hidden="true" focusable="false">
      <path className={css.thread} d="M214 118 C 262 118 248 66 292 66 M214 150 C 262 150 248 222 292 222" />
      <g className={css.ticket}>
        <path d="M32 84h176a6 6 0 0 1 6 6v26a18 18 0 0 0 0 36v26a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6V90a6 6 0 0 1 6-6z" />
        <path d="M298 30h128a6 6 0 0 1 6 6v60a6 6 0 0 1-6 6H298a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z" />
        <path d="M298 186h128a6 6 0 0 1 6 6v60a6 6 0 0 1-6 6H298a6 6 0 0 1-6-6v-60a6 6 0 0 1 6-6z" />
      </g>
      <g className={css.lines}>
        <path d="M50 112h58M50 136h104M50 156h76M314 54h40M314 74h84M314 210h40M314 230h66" />
      </g>
      <circle className={css.seal} cx="176" cy="146" r="18" />
      <circle className={css.seal} cx="404" cy="56" r="9" />
      <circle className={css.seal} cx="404" cy="212" r="9" />
    </svg>
  )
}
