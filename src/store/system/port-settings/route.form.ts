import { networkError, tidyBlock } from '@/lib/ip-block'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { PartParams } from '../forms'
import { partNames, type RoutePart } from './parts'
import { gatewayError, U8_RULE, VLAN_RULE } from './rules'
import { collect, editedPart, likelyLink, takenError } from './values'

export interface RouteValues {
  linkName: string
  dst: string
  gw: string
  vid: NumberEntry
  ribPriority: NumberEntry
}

const toRoute = ({ linkName, dst, gw, vid, ribPriority }: RouteValues): RoutePart => {
  const part = {
    linkName,
    dst: dst.trim(),
    gw: gw.trim(),
    vid: vid === null ? null : Number(vid),
    ribPriority: ribPriority === null ? null : Number(ribPriority),
  }
  return { ...part, name: partNames.route(part) }
}

/** Adds a route to port settings, or edits one. */
export const routeForm = defineForm<RouteValues, unknown, PartParams>({
  name: 'portSettingsRoute',
  tidies: { dst: tidyBlock, vid: readNumber, ribPriority: readNumber },
  checkedAtOnce: ['dst', 'gw', 'vid', 'ribPriority'],
  initial: context => {
    const part = editedPart('routes', context) as RoutePart | undefined
    return {
      dst: part?.dst ?? '0.0.0.0/0',
      gw: part?.gw ?? '',
      linkName: part?.linkName ?? likelyLink(context),
      vid: part?.vid ?? null,
      ribPriority: part?.ribPriority ?? null,
    }
  },
  check: (values, context) =>
    errorsOf({
      dst:
        requiredError('Destination', values.dst) ??
        networkError(values.dst.trim()) ??
        takenError('routes', toRoute(values).name, context),
      gw: requiredError('Gateway', values.gw) ?? gatewayError(values.gw, values.dst),
      linkName: requiredError('Link', values.linkName),
      vid: numberError(values.vid, { label: 'VLAN', ...VLAN_RULE }),
      ribPriority: numberError(values.ribPriority, { label: 'RIB priority', ...U8_RULE }),
    }),
  succeeded: (_result, values, context) => collect('routes', toRoute(values), context),
})
