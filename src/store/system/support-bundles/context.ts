import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { SupportBundleInfo } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import type { RichText } from '@/lib/rich-text'
import { distanceInWords } from '@/lib/time'
import { selectSupports } from '@/store/release/selectors'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { bundleActions, type BundleContext } from './actions'
import { selectIsDownloading } from './download'
import { allBundlesQuery } from './queries'

const contextOf = weakMapMemoize(
  (
    age: string,
    notAdmin: RichText | undefined,
    hasComments: boolean,
    isDownloading: boolean,
  ): BundleContext => ({ age, notAdmin, hasComments, isDownloading }),
)

/** What the actions depend on besides the bundle, which was read by the query. */
export const selectBundleContext = (
  state: RootState,
  { timeCreated }: SupportBundleInfo,
  query: Query,
) =>
  contextOf(
    distanceInWords(timeCreated, selectEntry(state, query)?.fulfilledTimeStamp ?? timeCreated),
    selectReasonNotAdmin(state),
    selectSupports(state, 'bundleComments'),
    selectIsDownloading(state),
  )

/** The actions on a bundle that is on no screen. */
export const selectActionsOfBundle = (state: RootState, bundle: SupportBundleInfo) =>
  bundleActions(bundle, selectBundleContext(state, bundle, allBundlesQuery))
