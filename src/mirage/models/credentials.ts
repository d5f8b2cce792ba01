/** A login through the browser. Times in milliseconds since the epoch. */
export interface SessionRecord {
  readonly id: string
  readonly secret: string
  readonly userId: string
  readonly created: number
  readonly lastUsed: number
}

/** What a device was given to call with. Does not expire. */
export interface AccessTokenRecord {
  readonly id: string
  readonly secret: string
  readonly userId: string
}

/** A device that waits for somebody to type its code. */
export interface DeviceGrantRecord {
  readonly id: string
  readonly deviceCode: string
  readonly userCode: string
  readonly clientId: string
  readonly expires: number
  /** Who confirmed the code. */
  readonly userId: string | null
  /** Whether the device has fetched its token. */
  readonly redeemed: boolean
}
