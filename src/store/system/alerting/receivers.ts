import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { AlertClass, AlertReceiver, WebhookSecret } from '@/api/generated/types'
import { matchesClass } from '@/lib/alert-class'
import type { RichText } from '@/lib/rich-text'
import type { RoleKey } from '@/lib/roles'
import { toMillis } from '@/lib/time'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectFleetRole, selectReasonNotAdmin } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import { partActions, receiverActions, secretActions, subscriptionActions } from './actions'
import {
  alertClassesQuery,
  alertReceiverListQuery,
  alertReceiverViewQuery,
  webhookSecretsQuery,
} from './queries'

type Params = SystemParams<'alertReceiver'>

const NONE: readonly never[] = []

/** The names of the classes that the rack reports; undefined if they are not read. */
const selectClassNames = createSelector(
  [(state: RootState) => selectData(state, alertClassesQuery)?.items],
  (classes: readonly AlertClass[] | undefined) => classes?.map(({ name }) => name),
)

const webhookOf = ({ kind: { endpoint, secrets } }: AlertReceiver) => ({
  endpoint,
  secretCount: secrets.length,
})

const listContextOf = weakMapMemoize((role: RoleKey | undefined, classes: readonly string[]) => ({
  role,
  classes,
}))

/** The rows of the current page of receivers. */
export const selectReceiverRows = listRows(
  () => alertReceiverListQuery,
  (receiver, _params, { role, classes }) => ({
    ...webhookOf(receiver),
    href: systemPaths.alertReceiver({ receiver: receiver.name }),
    classes: classes.filter(name =>
      receiver.subscriptions.some(pattern => matchesClass(pattern, name)),
    ),
    actions: receiverActions(receiver, { role }),
  }),
  (state: RootState) => listContextOf(selectFleetRole(state), selectClassNames(state) ?? NONE),
)

/** The webhook on its own page. */
export const selectReceiver = objectView(
  alertReceiverViewQuery,
  (receiver, params, role) => ({
    ...webhookOf(receiver),
    actions: receiverActions(receiver, { role, screen: systemPaths.alertReceiver(params) }),
  }),
  selectFleetRole,
)

/** The palette actions of a webhook's page. */
export const selectReceiverActions = objectActions('Webhook', selectReceiver)

/** The actions of the parts of a webhook's page. */
export const selectPartActions = createSelector(
  [(_state: RootState, { receiver }: Params) => receiver, selectReasonNotAdmin],
  partActions,
)

export const selectReceiverPartsActions = createSelector(
  [(_state: RootState, { receiver }: Params) => receiver, selectPartActions],
  (receiver, parts) => ({ group: `Webhook ${receiver}`, actions: Object.values(parts) }),
)

const toSubscriptions = weakMapMemoize(
  (
    patterns: readonly string[],
    classes: readonly string[] | undefined,
    receiver: string,
    reason: RichText | undefined,
  ) =>
    patterns.map(pattern => ({
      id: pattern,
      name: pattern,
      classes: classes?.filter(name => matchesClass(pattern, name)),
      actions: subscriptionActions(pattern, receiver, reason),
    })),
)

/** The subscriptions of a webhook, each with the classes that it matches now. */
export const selectSubscriptionRows = (state: RootState, params: Params) =>
  toSubscriptions(
    selectData(state, alertReceiverViewQuery(params))?.subscriptions ?? NONE,
    selectClassNames(state),
    params.receiver,
    selectReasonNotAdmin(state),
  )

const toSecrets = weakMapMemoize(
  (secrets: readonly WebhookSecret[], reason: RichText | undefined) =>
    secrets
      .toSorted((a, b) => toMillis(b.timeCreated) - toMillis(a.timeCreated))
      .map(secret => ({
        ...secret,
        name: `secret ${secret.id}`,
        actions: secretActions(secret, { isLast: secrets.length === 1, reason }),
      })),
)

/** The secrets of a webhook without their values, newest first; or why they cannot be shown. */
export const selectSecrets = createSelector(
  [
    (state: RootState, params: Params) => selectEntry(state, webhookSecretsQuery(params)),
    selectReasonNotAdmin,
  ],
  (entry, reason) => ({
    rows: entry?.data && toSecrets(entry.data.secrets, reason),
    failure: entry?.error?.message,
  }),
)
