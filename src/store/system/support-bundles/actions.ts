import { weakMapMemoize } from '@reduxjs/toolkit'
import type { SupportBundleInfo } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, leaving, type ActionViewModel } from '@/store/commands/action'
import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { distanceInWords } from '@/lib/time'
import { selectSupports } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { requestForm } from '../forms'
import { shortId, systemPaths } from '../paths'
import { downloadRequested } from './events'
import { reasonUnreadable } from './rules'
import { selectReasonNotAdmin } from '../fleet-role'
import { selectIsDownloading } from './download'
import { allBundlesQuery } from './queries'

/** What the actions depend on besides the bundle. */
export interface BundleContext {
  /** How long ago its collection was started, in words. */
  age: string
  /** Why the user may change nothing; undefined if they may. */
  notAdmin: RichText | undefined
  hasComments: boolean
  /** Whether another download is under way. */
  isDownloading: boolean
}

const removal = (
  { id, state, userComment }: SupportBundleInfo,
  { age, notAdmin }: BundleContext,
  screen: string | undefined,
): ActionViewModel => {
  const isCollecting = state === 'collecting'
  return {
    id: isCollecting ? 'cancel' : 'delete',
    label: isCollecting ? 'Cancel collection' : 'Delete',
    isDanger: true,
    reason: notAdmin ?? (state === 'destroying' ? rich`It is already being deleted` : undefined),
    event: confirmed(
      {
        verb: isCollecting ? 'Cancel' : 'Delete',
        kind: isCollecting ? 'collection' : 'support bundle',
        name: shortId(id),
        tone: 'danger',
        ...(isCollecting && { keepLabel: 'Keep collecting' }),
        text: isCollecting
          ? rich`Are you sure you want to cancel the collection of the support bundle ${emphasis(shortId(id))}?`
          : rich`Are you sure you want to delete the support bundle ${emphasis(shortId(id))}?`,
        consequences: rich`It was started ${age} ago${userComment ? rich`, with the comment “${userComment}”` : ''}. It disappears from the list once its storage is freed. This cannot be undone.`,
      },
      {
        source: `supportBundleDelete/${id}`,
        command: { endpoint: 'supportBundleDelete', args: { path: { bundleId: id } } },
        success: { content: ['Deleting support bundle'] },
        errorTitle: isCollecting
          ? 'Could not cancel collection'
          : 'Could not delete support bundle',
        ...leaving(screen, systemPaths.supportBundles()),
      },
    ),
  }
}

/** The actions on a support bundle in its row, its page and the palette. */
export const bundleActions = (
  bundle: SupportBundleInfo,
  context: BundleContext,
  screen?: string,
): ActionViewModel[] => {
  const { id } = bundle
  const { notAdmin, hasComments, isDownloading } = context
  const unreadable = reasonUnreadable(bundle)
  return [
    {
      id: 'download',
      label: 'Download',
      reason: unreadable ?? (isDownloading ? rich`Another download is under way` : undefined),
      event: downloadRequested({ bundleId: id, file: null }),
    },
    // Both are on the page itself.
    ...(screen === undefined
      ? [
          {
            id: 'browse',
            label: 'Browse files',
            to: systemPaths.supportBundle({ bundleId: id }),
            reason: unreadable,
          },
        ]
      : []),
    ...(screen === undefined && hasComments
      ? [
          {
            id: 'comment',
            label: 'Edit comment',
            reason: notAdmin,
            event: requestForm('supportBundleComment', { bundleId: id }),
          },
        ]
      : []),
    removal(bundle, context, screen),
  ]
}

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
