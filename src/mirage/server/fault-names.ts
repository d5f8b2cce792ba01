/**
 * Names that make a call fail on purpose, so that people and tests can see every error without
 * touching the network. A real server knows none of them.
 */
export const faultNames = {
  /** A project whose name ends so cannot be viewed: 403. */
  projectForbidden: 'error-403',
  /** A project whose name ends so cannot be viewed: 503. */
  projectUnavailable: 'error-503',
  /** A project whose name ends so cannot be viewed: 500. */
  projectBroken: 'error-500',

  /** Creating a disk of this name answers 500. */
  diskCreate: 'disk-create-500',
  /** A disk of this name cannot begin an import: 500. */
  importStart: 'import-start-500',
  /** A disk of this name takes no data: 500. */
  importWrite: 'import-write-500',
  /** A disk of this name cannot end an import: 500. */
  importStop: 'import-stop-500',
  /** A disk of this name cannot be finalized: 500. */
  diskFinalize: 'disk-finalize-500',
  /** A snapshot of a disk of this name cannot be made: 500. */
  snapshotOfDisk: 'disk-snapshot-error',
  /** Creating a snapshot of this name answers 500. */
  snapshotCreate: 'snapshot-create-500',
  /** A snapshot of this name cannot be deleted: 500. */
  snapshotDelete: 'delete-500',

  /** Creating an instance of this name finds the silo without a default pool: 404. */
  instanceWithoutPool: 'no-default-pool',
  /** The machine of an instance of this name is found dead by the next stop or reboot: 503. */
  lostMachine: 'lost-machine',

  /** A line that breaks the connection to the serial console it is typed into, without a word. */
  consoleDrop: 'drop-connection',

  /** The password nobody can log in with: 401. */
  password: 'bad',
  /** The device code that is refused: 400. */
  deviceCode: 'ERRO-RABC',
} as const
