import { matchesClass } from '@/lib/alert-class'
import { alertClasses } from '../rules/alert-classes'
import { isSubscribed, startDelivery } from '../rules/alert-deliveries'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByTime, paginate } from '../server/page'
import type { Handlers } from '../server/route'

/** Alerts: what the system reports about itself. */
export const alertRoutes = {
  alertClassList: call => {
    const { filter } = call.query
    authorizeFleet(call, 'viewer')
    const classes = alertClasses(call.backendState.release)
    const found = filter ? classes.filter(({ name }) => matchesClass(filter, name)) : classes
    return paginate(call, found, { key: ({ name }) => name }, each => each)
  },

  /** The time range includes its start and its end. */
  alertList: call => {
    const { alertClass, startTime, endTime } = call.query
    authorizeFleet(call, 'viewer')
    const [start, end] = [Date.parse(startTime ?? ''), Date.parse(endTime ?? '')]
    const found = call.backendState.db.alerts
      .in('')
      .filter(alert => !alertClass || matchesClass(alertClass, alert.class))
      .filter(({ timeCreated }) => !(Date.parse(timeCreated) < start))
      .filter(({ timeCreated }) => !(Date.parse(timeCreated) > end))
    return pageByTime(call, found, alert => alert)
  },

  alertView: call => fleetLookup.alert(call, call.path.alertId),

  alertDeliveryResend: call => {
    const { backendState, path, query } = call
    const alert = fleetLookup.alert(call, path.alertId, 'admin')
    const receiver = fleetLookup.alertReceiver(call, query.receiver, 'admin')
    if (!isSubscribed(receiver, alert.class)) {
      fail.invalidRequest(
        `cannot resend alert: receiver is not subscribed to the '${alert.class}' alert class`,
      )
    }
    const subject = { alertId: alert.id, alertClass: alert.class, trigger: 'resend' } as const
    return { deliveryId: startDelivery(backendState, receiver, subject).id }
  },
} satisfies Handlers
