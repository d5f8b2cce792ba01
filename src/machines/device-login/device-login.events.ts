/** What happens to the login of a device, as its machine sees it. */
export type DeviceLoginEvent =
  /** The letters in their boxes, without the dash. */
  | { type: 'deviceLogin/codeChanged'; payload: { code: string } }
  | { type: 'deviceLogin/submitted' }
  | { type: 'deviceLogin/confirmed' }
  /** The API did not confirm the code. `status` is that of HTTP, 0 where no answer came. */
  | { type: 'deviceLogin/failed'; payload: { status: number; message: string } }

/** What the machine decides; acted on by the saga of the device's page. */
export type DeviceLoginDecision =
  /** Asks the API to let the device in that shows this code. */
  | { type: 'deviceLogin/checkStarted'; payload: { code: string } }
  /** The device is in: there is no more to do here. */
  | { type: 'deviceLogin/accepted' }
