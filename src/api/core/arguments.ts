import type { IdSortMode, NameOrId, NameOrIdSortMode, NameSortMode } from '@/api/generated/types'

/*
 * The query parts that many operations share. A name has to come with its parents, an id must come
 * alone; hence the `Maybe` forms, whose null and undefined members are not sent.
 */

type Maybe<Value> = Value | null | undefined

export interface InProject {
  project: NameOrId
}
export interface MaybeInProject {
  project?: Maybe<NameOrId>
}

export interface InVpc extends MaybeInProject {
  vpc: NameOrId
}
export interface MaybeInVpc extends MaybeInProject {
  vpc?: Maybe<NameOrId>
}

export interface InRouter extends MaybeInVpc {
  router: NameOrId
}
export interface MaybeInRouter extends MaybeInVpc {
  router?: Maybe<NameOrId>
}

export interface InGateway extends MaybeInVpc {
  gateway: NameOrId
}
export interface MaybeInGateway extends MaybeInVpc {
  gateway?: Maybe<NameOrId>
}

export interface InInstance extends MaybeInProject {
  instance: NameOrId
}
export interface MaybeInInstance extends MaybeInProject {
  instance?: Maybe<NameOrId>
}

export interface InSilo {
  silo: NameOrId
}

/** A port is known by its rack, its switch and its own name. */
export interface OnSwitch {
  rackId: string
  switchLocation: string
}

export interface Page {
  limit?: Maybe<number>
  /** The `nextPage` of the page before. */
  pageToken?: Maybe<string>
}
export interface PageByName extends Page {
  sortBy?: NameSortMode | undefined
}
export interface PageById extends Page {
  sortBy?: IdSortMode | undefined
}
export interface PageByNameOrId extends Page {
  sortBy?: NameOrIdSortMode | undefined
}
