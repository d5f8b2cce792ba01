import { FLEET_ID, type BackendState } from '../server/backend-state'
import { fixedId, utc } from './fixed'

/** Before release 17, repositories can be set as the target, but not listed. */
const OLD_RELEASES = ['11.0.0', '12.0.0', '12.1.0', '13.0.0-rc.1', '13.0.0']

const hexDigits = (seed: number): string =>
  Array.from({ length: 64 }, (_, index) => ((seed * 7 + index * index * 5) % 16).toString(16)).join(
    '',
  )

export const insertRepository = (
  { db }: BackendState,
  version: string,
  created: string,
  seed: number,
) =>
  db.repositories.insert({
    id: version,
    fileName: `repo-${version}.zip`,
    hash: hexDigits(seed),
    systemVersion: version,
    timeCreated: utc(created),
  })

export const seedOldRepositories = (backendState: BackendState): void => {
  for (const [index, version] of OLD_RELEASES.entries()) {
    insertRepository(backendState, version, '2021-06-01', index)
  }
}

const releases: [version: string, created: string][] = [
  ['16.0.0', '2025-08-12T10:00'],
  ['17.0.0', '2025-10-20T09:30'],
  ['18.0.0', '2026-02-24T14:00'],
]

/** Updating a component of the seeded update takes long, so that it is seen under way. */
const SLOW_PACE = 90_000

/** Repositories, and an update that is under way. */
export const seedUpdates = (backendState: BackendState): void => {
  const { clock, db } = backendState
  if (db.updates.count > 0) return
  for (const { id } of Array.from(db.repositories.all())) db.repositories.remove(id)
  for (const [index, [version, created]] of releases.entries()) {
    insertRepository(backendState, version, created, index + 11)
  }
  const since = clock.now()
  db.targetReleases.insert({
    id: fixedId('targetRelease', 2),
    generation: 2,
    version: '17.0.0',
    timeRequested: new Date(since - 20 * 60_000).toISOString(),
  })
  db.updates.insert({
    id: FLEET_ID,
    components: { 'install dataset': 3, '16.0.0': 5, '17.0.0': 12 },
    since,
    pace: SLOW_PACE,
    suspended: false,
    contactSupport: false,
  })
}

const KEY_ID = '9e2b5cb2f7a1403dbb6d3d3ef1a44c0c58f1d9c7f0a64bbd1d2f6c0a7e5b8d41'

/** The root role of the keys that have signed the repositories. */
export const seedTrustRoot = ({ db }: BackendState): void => {
  if (db.trustRoots.count > 0) return
  db.trustRoots.insert({
    id: fixedId('trustRoot', 1),
    rootRole: {
      signed: {
        _type: 'root',
        spec_version: '1.0.0',
        version: 1,
        expires: '2035-01-01T00:00:00Z',
        consistent_snapshot: true,
        keys: {
          [KEY_ID]: {
            keytype: 'ed25519',
            scheme: 'ed25519',
            keyval: { public: hexDigits(3) },
          },
        },
        roles: { root: { keyids: [KEY_ID], threshold: 1 } },
      },
      signatures: [{ keyid: KEY_ID, sig: `${hexDigits(5)}${hexDigits(9)}` }],
    },
    timeCreated: utc('2025-08-12T09:00'),
  })
}
