import type { TufRepo, UpdatesTrustRoot } from '@/api/generated/types'
import type { Stored } from './stored'

/** The repository of a release. Its id is the version. */
export type RepositoryRecord = Stored<TufRepo> & { readonly id: string }

export type TrustRootRecord = UpdatesTrustRoot

/** The software that the components of the system run: a single record, under the fleet's id. */
export interface UpdateRecord {
  readonly id: string
  /** Components by version when the present target was set. */
  readonly components: Readonly<Record<string, number>>
  /** When the update to the target began, in milliseconds since the epoch. */
  readonly since: number
  /** The time that updating one component takes, in milliseconds. */
  readonly pace: number
  readonly suspended: boolean
  readonly contactSupport: boolean
}
