/** Stands for all fields. */
const ALL = ['*'] as const

export interface Secret {
  /** Fields of the request body. */
  readonly sent?: readonly string[]
  /** Fields of the response. */
  readonly answered?: readonly string[]
  /** The console replaces these fields as soon as it reads the response: it never needs them. */
  readonly isWithheld?: true
  /**
   * Fields of the response with URLs. The console replaces the credentials in them as soon as it
   * reads the response.
   */
  readonly urls?: readonly string[]
}

/**
 * Secret fields at any depth, by operation. Nobody may read them over a user's shoulder or find
 * them in a log, a draft, the last actions or a problem report. `npm run api` writes them into the
 * generated calls, so that each part of the console has those it needs. A test lists the fields of
 * the document that look secret and are neither here nor known to be harmless.
 */
export const SECRETS: Readonly<Record<string, Secret | undefined>> = {
  // The URLs of webhooks may have credentials.
  alertReceiverList: { urls: ['endpoint'] },
  alertReceiverView: { urls: ['endpoint'] },
  certificateCreate: { sent: ['key'] },
  // Users may paste their private key by mistake. A key that the server has accepted is not secret.
  currentUserSshKeyCreate: { sent: ['publicKey'] },
  deviceAccessToken: { sent: ['deviceCode'], answered: ['accessToken'] },
  deviceAuthRequest: { sent: ALL, answered: ['deviceCode'] },
  diskBulkWriteImport: { sent: ['base64EncodedData'] },
  instanceCreate: { sent: ['userData'] },
  instanceSerialConsole: { answered: ['data'] },
  instanceSerialConsoleStream: { answered: ALL },
  localIdpUserCreate: { sent: ['value'] },
  localIdpUserSetPassword: { sent: ['value'] },
  // The response grants a session.
  loginLocal: { sent: ['password'], answered: ALL },
  loginSaml: { sent: ALL, answered: ALL },
  networkingSwitchPortSettingsCreate: {
    sent: ['md5AuthKey'],
    answered: ['md5AuthKey'],
    isWithheld: true,
  },
  networkingSwitchPortSettingsView: { answered: ['md5AuthKey'], isWithheld: true },
  samlIdentityProviderCreate: { sent: ['data', 'privateKey', 'url'] },
  siloCreate: { sent: ['key'] },
  supportBundleDownload: { answered: ALL },
  supportBundleDownloadFile: { answered: ALL },
  scimTokenCreate: { answered: ['bearerToken'] },
  supportBundleIndex: { answered: ALL },
  // Users may choose a file with a key by mistake, and no log holds the contents of files.
  systemUpdateTrustRootCreate: { sent: ALL },
  webhookReceiverCreate: { sent: ['endpoint', 'secrets'], urls: ['endpoint'] },
  webhookReceiverUpdate: { sent: ['endpoint'] },
  webhookSecretsAdd: { sent: ['secret'] },
}
