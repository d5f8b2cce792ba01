import { systemLayout, systemSections } from '@/store/system/layout'
import {
  crumbs,
  objectCrumb,
  objectTitleCrumb,
  pageCrumb,
  sectionCrumb,
  titleCrumb,
} from '@/store/routing/crumbs'
import { mustBeFresh, optional } from '@/store/routing/route-query'
import {
  alertClassesQuery,
  alertReceiverListQuery,
  alertReceiverViewQuery,
  alertViewQuery,
  allAlertReceiversQuery,
  deliveryListQuery,
  webhookSecretsQuery,
} from '@/store/system/alerting/queries'
import { systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { definePages } from '@/views/shell/route-tree'

const ALERTING = [sectionCrumb(systemSections.alerting)] as const
const ALERTS = [...ALERTING, pageCrumb('Alerts', systemPaths.alerts)] as const
const RECEIVERS = [...ALERTING, pageCrumb('Receivers', systemPaths.alertReceivers)] as const
const RECEIVER = [...RECEIVERS, objectCrumb('receiver', systemPaths.alertReceiver)] as const

const all = { layout: systemLayout, needs: 'alerts' } as const
const page = 'system/alerting/page'

/** Offered in each tab of the page. */
const NEW_WEBHOOK = { label: 'New webhook', to: () => systemPaths.alertReceiverCreate() }

/** Alerts are rare, so their list shows more than an hour unless another range is chosen. */
const inUsualRange = (path: string, { range, start }: { range?: string; start?: string }) =>
  range === undefined && start === undefined ? `${path}?range=30d` : undefined

/** What the rack reports, and the webhooks that are told. */
export const alertingPages = definePages(
  {
    id: 'system/alerting/root',
    path: systemPaths.alerting.pattern,
    ...all,
    resolveTo: (_params, _read, supports) =>
      supports('alertList') ? systemPaths.alerts() : systemPaths.alertReceivers(),
  },
  {
    id: page,
    // Only rendered around one of its tabs.
    path: `${systemPaths.alerting.pattern}/-`,
    ...all,
    skeleton: { heading: () => 'Alerting' },
    screen: () => import('./alerting/page.screen'),
  },
  {
    id: 'system/alerting/alerts',
    path: `${systemPaths.alerts.pattern}?range&start`,
    ...all,
    needs: 'alertList',
    parent: page,
    crumbs: crumbs(...ALERTS),
    resolveTo: params => inUsualRange(systemPaths.alerts(), params),
    palette: { create: NEW_WEBHOOK },
    queries: () => [optional(alertClassesQuery)],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./alerting/alerts.screen'),
  },
  {
    id: 'system/alerting/alert',
    path: `${systemPaths.alert.pattern}?range&start`,
    ...all,
    needs: 'alertList',
    parent: 'system/alerting/alerts',
    resolveTo: params => inUsualRange(systemPaths.alert(params), params),
    crumbs: crumbs(...ALERTS, objectTitleCrumb('alertId', systemPaths.alert)),
    queries: ({ alertId }) => [alertViewQuery({ alertId }), optional(allAlertReceiversQuery)],
    screen: () => import('./alerting/alert.screen'),
  },
  {
    id: 'system/alerting/receivers',
    path: systemPaths.alertReceivers.pattern,
    ...all,
    parent: page,
    crumbs: crumbs(...RECEIVERS),
    queries: () => [alertReceiverListQuery, optional(alertClassesQuery)],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: NEW_WEBHOOK,
      rows: {
        list: () => alertReceiverListQuery,
        group: 'Go to webhook',
        to: (_params, receiver) => systemPaths.alertReceiver({ receiver }),
      },
    },
    screen: () => import('./alerting/receivers.screen'),
  },
  {
    id: 'system/alerting/create',
    path: systemPaths.alertReceiverCreate.pattern,
    ...all,
    parent: 'system/alerting/receivers',
    crumbs: crumbs(...RECEIVERS, titleCrumb('New webhook', systemPaths.alertReceiverCreate)),
    screen: () => import('./alerting/create.screen'),
  },
  {
    id: 'system/alerting/receiver',
    path: systemPaths.alertReceiverTab.pattern,
    ...all,
    crumbs: crumbs(...RECEIVER),
    queries: ({ receiver, state, tab }) => [
      alertReceiverViewQuery({ receiver }),
      ...(tab === 'deliveries' ? [deliveryListQuery({ receiver, state: state ?? '' })] : []),
      ...(tab === 'check' ? [optional(deliveryListQuery({ receiver, state: '' }))] : []),
      ...(tab === 'deliveries' ? [] : [optional(webhookSecretsQuery({ receiver }))]),
      optional(alertClassesQuery),
    ],
    queriesAfter: fleetRoleQueries,
    skeleton: { heading: ({ receiver }) => receiver },
    screen: () => import('./alerting/receiver.screen'),
  },
  {
    id: 'system/alerting/edit',
    path: systemPaths.alertReceiverEdit.pattern,
    ...all,
    parent: 'system/alerting/receiver',
    crumbs: crumbs(...RECEIVER, titleCrumb('Edit webhook', systemPaths.alertReceiverEdit)),
    queries: ({ receiver }) => [mustBeFresh(alertReceiverViewQuery({ receiver }))],
    screen: () => import('./alerting/edit.screen'),
  },
  {
    id: 'system/alerting/classes',
    path: systemPaths.alertClasses.pattern,
    ...all,
    parent: page,
    crumbs: crumbs(...ALERTING, pageCrumb('Classes', systemPaths.alertClasses)),
    queries: () => [alertClassesQuery, optional(allAlertReceiversQuery)],
    palette: { create: NEW_WEBHOOK },
    screen: () => import('./alerting/classes.screen'),
  },
)
