import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { SupportBundleInfo } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { selectListQueries } from '@/store/lists/selectors'
import { objectActions } from '@/store/palette/object-actions'
import { itemsIn, pollObject, type Poll } from '@/store/polling/poll'
import { sameList } from '@/store/queries/stable-list'
import { listRows, objectView, type RowOf } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { shortId, systemPaths, type SystemParams } from '../paths'
import { bundleActions, type BundleContext, selectBundleContext } from './actions'
import { allBundlesQuery, bundleListQuery, bundleViewQuery } from './queries'
import { isBusy } from './rules'

const selectListed = listRows(
  () => bundleListQuery,
  (bundle, _params, context: BundleContext) => ({
    name: shortId(bundle.id),
    href: systemPaths.supportBundle({ bundleId: bundle.id }),
    actions: bundleActions(bundle, context),
  }),
  (state: RootState, _params, bundle) => selectBundleContext(state, bundle, bundleListQuery),
)

type BundleRow = RowOf<typeof selectListed>

const newestFirst = weakMapMemoize((rows: readonly BundleRow[]): readonly BundleRow[] =>
  rows.toSorted((one, other) => (one.timeCreated < other.timeCreated ? 1 : -1)),
)

/** The rows of the current page of bundles. Racks before release 16 sort them by id. */
export const selectBundleRows = (state: RootState): readonly BundleRow[] =>
  newestFirst(selectListed(state))

/** When the list, or the bundle of a page, was read: milliseconds since the epoch. */
export const selectBundlesReadAt = (state: RootState) =>
  selectEntry(state, bundleListQuery)?.fulfilledTimeStamp
export const selectBundleReadAt = (state: RootState, params: SystemParams<'supportBundle'>) =>
  selectEntry(state, bundleViewQuery(params))?.fulfilledTimeStamp

/** The support bundle on its own page. */
export const selectBundle = objectView(
  bundleViewQuery,
  (bundle, params, context: BundleContext) => ({
    name: shortId(bundle.id),
    actions: bundleActions(bundle, context, systemPaths.supportBundle(params)),
  }),
  (state: RootState, params, bundle) => selectBundleContext(state, bundle, bundleViewQuery(params)),
)

/** The palette actions of a bundle's page. */
export const selectBundleActions = objectActions('Support bundle', selectBundle)

const NONE: readonly SupportBundleInfo[] = []

const toDeletable = weakMapMemoize(
  (bundles: readonly SupportBundleInfo[], contexts: readonly BundleContext[]) =>
    bundles
      .map((bundle, at) => ({ ...bundle, removal: bundleActions(bundle, contexts[at]!).at(-1)! }))
      .toSorted((one, other) => (one.timeCreated < other.timeCreated ? -1 : 1)),
)

/** The bundles that can make room for another one, the oldest first. */
export const selectDeletableBundles = (state: RootState) => {
  const bundles = selectData(state, allBundlesQuery)?.items ?? NONE
  const contexts = bundles.map(bundle => selectBundleContext(state, bundle, allBundlesQuery))
  return toDeletable(bundles, sameList(...contexts))
}

const POLL_MS = 5000

/** Reads the first of these answers that has a bundle being collected or deleted. */
const whileBusy = (state: RootState, queries: readonly Query[]) => {
  const query = queries.find(each => itemsIn<SupportBundleInfo>(state, each).some(isBusy))
  return query ? { query, intervalMs: POLL_MS } : null
}

/** Reads the list while a bundle in it is being collected or deleted. */
export const bundleListPoll: Poll = () => ({
  queries: state => selectListQueries(state, bundleListQuery),
  schedule: state => whileBusy(state, selectListQueries(state, bundleListQuery)),
})

/** The same over the list, where bundles can be deleted to make room. */
export const bundleCreatePoll: Poll = () => ({
  queries: state => [...selectListQueries(state, bundleListQuery), allBundlesQuery],
  schedule: state => whileBusy(state, selectListQueries(state, bundleListQuery)),
  also: state => whileBusy(state, [allBundlesQuery]),
})

/** Reads the bundle of a page while it is being collected or deleted. */
export const bundlePoll = pollObject(bundleViewQuery, bundle => (isBusy(bundle) ? POLL_MS : null))
