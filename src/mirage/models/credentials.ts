/** A browser session. Times in milliseconds since the epoch. */
export interface SessionRecord {
  readonly id: string
  readonly secret: string
  readonly userId: string
  readonly created: number
  readonly lastUsed: number
}

/** A device's API token. Does not expire. */
export interface AccessTokenRecord {
  readonly id: string
  readonly secret: string
  readonly userId: string
}

/** A device waiting for its user code to be confirmed. */
export interface DeviceGrantRecord {
  readonly id: string
  readonly deviceCode: string
  readonly userCode: string
  readonly clientId: string
  readonly expires: number
  /** The user who confirmed the code. */
  readonly userId: string | null
  /** Whether the device has fetched its token. */
  readonly redeemed: boolean
}
