import { UkeyError, type UkeyErrorCode } from '../driver.ts'

// biome-ignore format: numbers stand in lines, below their names.
/** What a module answers (`CKR_*` of PKCS#11 2.40), and what the page calls it. */
const codes: Partial<Record<UkeyErrorCode, readonly number[]>> = {
  // CANCEL, FUNCTION_CANCELED, FUNCTION_REJECTED: the token's own window or button.
  CANCELLED: [0x01, 0x50, 0x200],
  // TOKEN_NOT_PRESENT, TOKEN_NOT_RECOGNIZED.
  NOT_INSERTED: [0xe0, 0xe1],
  // DEVICE_REMOVED.
  REMOVED: [0x32],
  // OPERATION_ACTIVE, SESSION_COUNT, USER_ANOTHER_ALREADY_LOGGED_IN, USER_TOO_MANY_TYPES: another program has it.
  BUSY: [0x90, 0xb1, 0x104, 0x105],
  // PIN_INCORRECT, PIN_INVALID, PIN_LEN_RANGE.
  PIN_INCORRECT: [0xa0, 0xa1, 0xa2],
  // PIN_EXPIRED, PIN_LOCKED, USER_PIN_NOT_INITIALIZED: each is cured by whoever unlocks keys.
  PIN_LOCKED: [0xa4, 0xa3, 0x102],
  // NEED_TO_CREATE_THREADS, CANT_LOCK, FUNCTION_NOT_PARALLEL, FUNCTION_NOT_SUPPORTED, SESSION_PARALLEL_NOT_SUPPORTED,
  // LIBRARY_LOAD_FAILED: the module is not the one that this agent was made for.
  DRIVER_VERSION: [0x09, 0x0a, 0x51, 0x54, 0xb4, 0x1b7],
  SIGN_FAILED: [
    // HOST_MEMORY, SLOT_ID_INVALID, GENERAL_ERROR, FUNCTION_FAILED, ARGUMENTS_BAD, NO_EVENT.
    0x02, 0x03, 0x05, 0x06, 0x07, 0x08,
    // ATTRIBUTE_*, ACTION_PROHIBITED, DATA_*, DEVICE_ERROR, DEVICE_MEMORY, ENCRYPTED_DATA_*.
    0x10, 0x11, 0x12, 0x13, 0x1b, 0x20, 0x21, 0x30, 0x31, 0x40, 0x41,
    // KEY_*, MECHANISM_*, OBJECT_HANDLE_INVALID, OPERATION_NOT_INITIALIZED.
    0x60, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6a, 0x70, 0x71, 0x82, 0x91,
    // SESSION_*, SIGNATURE_*, TEMPLATE_*, TOKEN_WRITE_PROTECTED.
    0xb0, 0xb3, 0xb5, 0xb6, 0xb7, 0xb8, 0xc0, 0xc1, 0xd0, 0xd1, 0xe2,
    // UNWRAPPING_*, USER_*, WRAPPED_*, WRAPPING_*.
    0xf0, 0xf1, 0xf2, 0x100, 0x101, 0x103, 0x110, 0x112, 0x113, 0x114, 0x115,
    // RANDOM_*, DOMAIN_PARAMS_INVALID, CURVE_NOT_SUPPORTED, BUFFER_TOO_SMALL, SAVED_STATE_INVALID, INFORMATION_SENSITIVE,
    // STATE_UNSAVEABLE, CRYPTOKI_*, MUTEX_*.
    0x120, 0x121, 0x130, 0x140, 0x150, 0x160, 0x170, 0x180, 0x190, 0x191, 0x1a0, 0x1a1,
    // NEW_PIN_MODE, NEXT_OTP, EXCEEDED_MAX_ITERATIONS, FIPS_SELF_TEST_FAILED, PIN_TOO_WEAK, PUBLIC_KEY_INVALID.
    0x1b0, 0x1b1, 0x1b5, 0x1b6, 0x1b8, 0x1b9,
  ],
}

const byNumber = new Map(
  Object.entries(codes).flatMap(([code, numbers]) => numbers.map((number) => [number, code as UkeyErrorCode] as const)),
)

/** An answer that has no name: a vendor's own, or one of a later PKCS#11. The page shows `code` as it is. */
export class RawFailure extends Error {
  override name = 'RawFailure'
  /** e.g. `CKR 0x80000001`. */
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/**
 * What the page is told of an answer of the module.
 * @param answer e.g. 0xA0 (`CKR_PIN_INCORRECT`).
 */
export function failureOf(answer: number): UkeyError | RawFailure {
  const code = byNumber.get(answer)
  return code === undefined ? new RawFailure(`CKR 0x${answer.toString(16).toUpperCase()}`) : new UkeyError(code)
}
