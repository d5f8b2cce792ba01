/*
 * Answers that the document leaves open.
 */

/** What `device_auth_request` answers (RFC 8628, section 3.2). */
export interface DeviceAuthorization {
  deviceCode: string
  userCode: string
  verificationUri: string
  /** Seconds. */
  expiresIn: number
}

/** What `device_access_token` answers once the device is confirmed. */
export interface DeviceAccessToken {
  accessToken: string
  tokenType: string
}
