/** In place of fields: all that is said. */
const ALL = ['*'] as const

export interface Secret {
  /** Fields of the body that is sent. */
  readonly sent?: readonly string[]
  /** Fields of what is answered. */
  readonly answered?: readonly string[]
}

/**
 * What nobody may read over a shoulder or find in a log, in a draft, among the last actions or in the
 * report of a problem: by operation and field, whatever the field is in. `npm run api` writes it into
 * the generated calls, so that each part of the console has what it needs of it. A test names each
 * field of the document that looks like a secret and is neither here nor known to be harmless.
 */
export const SECRETS: Readonly<Record<string, Secret | undefined>> = {
  certificateCreate: { sent: ['key'] },
  // Somebody may take the wrong one of the two keys: it is no secret once the server has it.
  currentUserSshKeyCreate: { sent: ['publicKey'] },
  deviceAccessToken: { sent: ['deviceCode'], answered: ['accessToken'] },
  deviceAuthRequest: { sent: ALL, answered: ['deviceCode'] },
  diskBulkWriteImport: { sent: ['base64EncodedData'] },
  instanceCreate: { sent: ['userData'] },
  instanceSerialConsole: { answered: ['data'] },
  instanceSerialConsoleStream: { answered: ALL },
  localIdpUserCreate: { sent: ['value'] },
  localIdpUserSetPassword: { sent: ['value'] },
  // Whoever is signed in is given a session.
  loginLocal: { sent: ['password'], answered: ALL },
  loginSaml: { sent: ALL, answered: ALL },
  networkingSwitchPortSettingsCreate: { sent: ['md5AuthKey'], answered: ['md5AuthKey'] },
  networkingSwitchPortSettingsView: { answered: ['md5AuthKey'] },
  samlIdentityProviderCreate: { sent: ['data', 'privateKey'] },
  siloCreate: { sent: ['key'] },
  supportBundleDownload: { answered: ALL },
  supportBundleDownloadFile: { answered: ALL },
  supportBundleIndex: { answered: ALL },
}
