import type { TufRepoUpload } from '@/api/generated/types'
import type { RepositoryRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { faultNames } from '../server/fault-names'
import type { Upload } from '../server/uploads'
import { compareVersions } from '@/lib/version'

const GIB = 2 ** 30
const MAX_SIZE = 4 * GIB

/** Oldest release first. */
export const repositoriesByVersion = ({ repositories }: Db): RepositoryRecord[] =>
  Array.from(repositories.all()).sort((a, b) => compareVersions(a.id, b.id))

/** The version in the name of a file, or the next release, because files have no contents here. */
const versionOf = (db: Db, fileName: string): string => {
  const named = /\d+\.\d+\.\d+(-[a-z][0-9a-z]*(\.[0-9a-z]+)*)?(?=\.zip$|[^0-9.]|$)/i.exec(fileName)
  const newest = repositoriesByVersion(db).at(-1)?.id ?? '0.0.0'
  return named?.[0] ?? `${Number(newest.split('.')[0]) + 1}.0.0`
}

/** Stores the repository in an uploaded file. */
export const storeRepository = (
  { db, now }: BackendState,
  fileName: string,
  { size, hash, isZip }: Upload,
): TufRepoUpload => {
  if (size > MAX_SIZE) fail.unreadable(`request body exceeded maximum size of ${MAX_SIZE} bytes`)
  if (!isZip) fail.invalidRequest('error reading the repository: invalid Zip archive')
  if (db.trustRoots.count === 0) {
    fail.invalidRequest('error verifying the repository: there are no trust roots')
  }
  if (fileName === faultNames.unsignedRepository) {
    fail.invalidRequest('error verifying the repository: no trust root has signed it')
  }
  const systemVersion = versionOf(db, fileName)
  const known = db.repositories.get(systemVersion)
  if (known && known.hash !== hash) {
    fail.invalidRequest(
      `a repository with system version ${systemVersion} and other contents exists already`,
    )
  }
  if (known) return { repo: known, status: 'already_exists' }
  const repo = { id: systemVersion, fileName, hash, systemVersion, timeCreated: now() }
  return { repo: db.repositories.insert(repo), status: 'inserted' }
}
