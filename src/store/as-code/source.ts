import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import type { Release } from '@/api/releases/ladder'
import type { Found, FoundInSystem } from './found'
import type { Scope } from './options'

/** The lists that make up what is found. */
type List = Exclude<
  keyof Found | keyof FoundInSystem,
  'host' | 'release' | 'people' | 'hasSshKeys' | 'system' | 'unread' | 'memberships'
>

/** Something to read. */
export interface Source {
  readonly list: List | 'memberships' | 'providerNames' | 'lots' | 'users' | 'groups'
  /** The line of the progress that counts it: `Subnets`. */
  readonly label: string
  /** `subnets of VPC quay` */
  readonly what: string
  readonly query: Query
  readonly key: string
  /** The id of what it belongs to. */
  readonly of?: string
  /** Whether it goes when another object is deleted: a project has all its lists. */
  readonly isOfObject?: boolean
}

/** What is to be read. */
export interface Wanted {
  readonly project: string
  readonly scope: Scope
  readonly release: Release
  readonly hasAllKeys: boolean
  /** Whether the names of those who have roles are read. */
  readonly hasAccess: boolean
}

export const source = (
  list: Source['list'],
  label: string,
  query: Query,
  more: Partial<Pick<Source, 'what' | 'key' | 'of'>> = {},
): Source => ({ list, label, query, what: label, key: cacheKey(query), ...more })
