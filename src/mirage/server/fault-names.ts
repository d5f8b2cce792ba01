import { fail } from './errors'

/**
 * Magic names that make a call fail, so that people and tests can see every error without tampering
 * with the network. Real servers do not have them.
 */
export const faultNames = {
  /** Viewing a project with this suffix responds with 403. */
  projectForbidden: 'error-403',
  /** Viewing a project with this suffix responds with 503. */
  projectUnavailable: 'error-503',
  /** Viewing a project with this suffix responds with 500. */
  projectBroken: 'error-500',

  /** Creating a disk with this name responds with 500. */
  diskCreate: 'disk-create-500',
  /** Starting an import into a disk with this name responds with 500. */
  importStart: 'import-start-500',
  /** Writing to a disk with this name responds with 500. */
  importWrite: 'import-write-500',
  /** Stopping an import into a disk with this name responds with 500. */
  importStop: 'import-stop-500',
  /** Finalizing a disk with this name responds with 500. */
  diskFinalize: 'disk-finalize-500',
  /** Taking a snapshot of a disk with this name responds with 500. */
  snapshotOfDisk: 'disk-snapshot-error',
  /** Creating a snapshot with this name responds with 500. */
  snapshotCreate: 'snapshot-create-500',
  /** Deleting a snapshot with this name responds with 500. */
  snapshotDelete: 'delete-500',

  /** Creating an instance with this name responds with 404, as if there were no default pool. */
  instanceWithoutPool: 'no-default-pool',
  /** Stopping or rebooting an instance with this name responds with 503, and the instance fails. */
  lostMachine: 'lost-machine',

  /** A switch with a port that has settings of this name does not answer. */
  silentSwitch: 'no-answer',

  /** For an instance with this name, multicast responds with 400, as on a rack without it. */
  instanceWithoutMulticast: 'no-multicast',

  /** Typing this line drops the connection to the serial console without a close frame. */
  consoleDrop: 'drop-connection',

  /** Webhooks with this host never accept an alert. */
  failingHost: 'fails.example',
  /** A webhook with this host is refused with 400. */
  refusedHost: 'refused.example',

  /** Uploading a repository with this file name responds with 400. */
  unsignedRepository: 'bad-signature.zip',
  /** Uploading a repository with this file name takes long. */
  slowRepository: 'slow.zip',

  /** Creating a support bundle with this comment responds with 507. */
  bundleWithoutDrive: 'no-space',

  /** Reading the SCIM tokens of the silo with this name responds with 403. */
  siloWithoutScimTokens: 'myriad',

  /** Logging in with this password responds with 401. */
  password: 'bad',
  /** Confirming this device code responds with 400. */
  deviceCode: 'ERRO-RABC',
} as const

/** Responds with 500 if the object has the name that injects this fault; see faultNames. */
export const failWhenNamed = (name: string, faultName: string): void => {
  if (name === faultName) fail.internal()
}
