/** Events of the device login. */
export type DeviceLoginEvent =
  /** The letters without the dash. */
  | { type: 'deviceLogin/codeChanged'; payload: { code: string } }
  | { type: 'deviceLogin/submitted' }
  | { type: 'deviceLogin/confirmed' }
  /** The API did not confirm the code. `status` is the HTTP status, 0 if there was no answer. */
  | { type: 'deviceLogin/failed'; payload: { status: number; message: string } }

/** Decisions that the saga of the device page acts on. */
export type DeviceLoginDecision =
  /** Asks the API to sign in the device that shows this code. */
  | { type: 'deviceLogin/checkStarted'; payload: { code: string } }
  /** The device is signed in. */
  | { type: 'deviceLogin/accepted' }
