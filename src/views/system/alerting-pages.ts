import { mustBeFresh, optional } from '@/store/queries/define'
import { systemSections } from '@/store/system/layout'
import { systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import {
  alertClassesQuery,
  alertReceiverListQuery,
  alertReceiverViewQuery,
  alertViewQuery,
  allAlertReceiversQuery,
  deliveryListQuery,
  webhookSecretsQuery,
} from '@/store/system/alerting/queries'
import { over, page, tabs } from '@/views/shell/route-tree'

const webhook = {
  create: [{ label: 'New webhook', to: () => systemPaths.alertReceiverCreate() }],
}

/** Alerts are rare, so their list shows more than an hour unless another range is chosen. */
const inUsualRange = (path: string, { range, start }: { range?: string; start?: string }) =>
  range === undefined && start === undefined ? `${path}?range=30d` : undefined

const alerts = page(
  'system/alerting/alerts',
  `${systemPaths.alerts.pattern}?range&start`,
  {
    crumb: 'Alerts',
    needs: 'alertList',
    resolveTo: params => inUsualRange(systemPaths.alerts(), params),
    palette: webhook,
    queries: () => [optional(alertClassesQuery)],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./alerting/alerts.screen'),
  },
  [
    over('system/alerting/alert', `${systemPaths.alert.pattern}?range&start`, {
      resolveTo: params => inUsualRange(systemPaths.alert(params), params),
      queries: ({ alertId }) => [alertViewQuery({ alertId }), optional(allAlertReceiversQuery)],
      screen: () => import('./alerting/alert.screen'),
    }),
  ],
)

const receiverPage = page(
  'system/alerting/receiver',
  systemPaths.alertReceiverTab,
  {
    crumb: ({ receiver }) => receiver,
    queries: ({ receiver, state, tab }) => [
      alertReceiverViewQuery({ receiver }),
      ...(tab === 'deliveries' ? [deliveryListQuery({ receiver, state: state ?? '' })] : []),
      ...(tab === 'check' ? [optional(deliveryListQuery({ receiver, state: '' }))] : []),
      ...(tab === 'deliveries' ? [] : [optional(webhookSecretsQuery({ receiver }))]),
      optional(alertClassesQuery),
    ],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./alerting/receiver.screen'),
  },
  [
    over('system/alerting/edit', systemPaths.alertReceiverEdit, {
      title: 'Edit webhook',
      queries: ({ receiver }) => [mustBeFresh(alertReceiverViewQuery({ receiver }))],
      screen: () => import('./alerting/edit.screen'),
    }),
  ],
)

/** What the rack reports, and the webhooks that are told. */
/** Alerts, and the webhooks that receive them. */
export const alerting = tabs(
  'system/alerting/page',
  systemPaths.alerting,
  {
    crumb: systemSections.alerting,
    heading: 'Alerting',
    screen: () => import('./alerting/page.screen'),
  },
  [
    alerts,
    page(
      'system/alerting/receivers',
      systemPaths.alertReceivers,
      {
        crumb: 'Receivers',
        list: () => alertReceiverListQuery,
        noun: 'webhook',
        opens: systemPaths.alertReceiver,
        queries: () => [optional(alertClassesQuery)],
        queriesAfter: fleetRoleQueries,
        screen: () => import('./alerting/receivers.screen'),
      },
      [
        over('system/alerting/create', systemPaths.alertReceiverCreate, {
          create: 'New webhook',
          screen: () => import('./alerting/create.screen'),
        }),
        receiverPage,
      ],
    ),
    page('system/alerting/classes', systemPaths.alertClasses, {
      crumb: 'Classes',
      palette: webhook,
      queries: () => [alertClassesQuery, optional(allAlertReceiversQuery)],
      screen: () => import('./alerting/classes.screen'),
    }),
  ],
)
