import type { RouteDestination, RouteTarget } from '@/api/generated/types'
import { blockError } from '@/lib/ip-block'
import { parseCidr } from '@/lib/cidr'
import { ipError, parseIp, type IpVersion } from '@/lib/ip'
import { requiredError } from '@/store/forms/rules'
import { endLabels, type DestinationType, type TargetType } from './rules'

/** The destination and target of a route, as form values. */
export interface EndValues {
  destinationType: DestinationType
  destinationValue: string
  targetType: TargetType
  /** Unused if packets are dropped. */
  targetValue: string
}

export const NO_ENDS: EndValues = {
  destinationType: 'ip',
  destinationValue: '',
  targetType: 'ip',
  targetValue: '',
}

/** The form values of an existing route. */
export const endsOf = (destination: RouteDestination, target: RouteTarget): EndValues => ({
  destinationType: destination.type,
  destinationValue: destination.value,
  targetType: target.type,
  targetValue: 'value' in target ? target.value : '',
})

export const toDestination = ({ destinationType, destinationValue }: EndValues) =>
  ({ type: destinationType, value: destinationValue.trim() }) satisfies RouteDestination

export const toTarget = ({ targetType, targetValue }: EndValues): RouteTarget =>
  targetType === 'drop' ? { type: 'drop' } : { type: targetType, value: targetValue.trim() }

/** The text of a destination or target. */
export const endText = (type: DestinationType | TargetType, value: string): string =>
  type === 'drop' ? endLabels[type] : `${endLabels[type]} ${value}`

const destinationError = ({ destinationType, destinationValue }: EndValues) => {
  switch (destinationType) {
    case 'ip':
      return ipError(destinationValue.trim())
    case 'ip_net':
      return blockError(destinationValue.trim())
    case 'subnet':
    case 'vpc':
      return requiredError('Destination value', destinationValue)
  }
}

/** The IP version that a route is for; undefined if its destination does not show it. */
const familyOf = ({ destinationType, destinationValue }: EndValues): IpVersion | undefined => {
  const text = destinationValue.trim()
  if (destinationType === 'ip') return parseIp(text)?.version
  return destinationType === 'ip_net' ? parseCidr(text)?.ip.version : undefined
}

const targetError = (values: EndValues) => {
  const { targetType, targetValue } = values
  if (targetType === 'drop') return undefined
  if (targetType !== 'ip') return requiredError('Target value', targetValue)
  const family = familyOf(values)
  const ip = parseIp(targetValue.trim())
  return ip && family && ip.version !== family
    ? `Must be an IP${family} address, as the destination is`
    : ipError(targetValue.trim())
}

/** Validates destination and target, by field. */
export const endErrors = (values: EndValues) => ({
  destinationValue: destinationError(values),
  targetValue: targetError(values),
})

/** The value fields of changed types. */
export const resetFieldsEnds = (changed: readonly string[]) => [
  ...(changed.includes('destinationType') ? (['destinationValue'] as const) : []),
  ...(changed.includes('targetType') ? (['targetValue'] as const) : []),
]

/** Clears these fields, whose values were of the old type. */
export const clearedEnds = (changed: readonly string[]): Partial<EndValues> =>
  Object.fromEntries(resetFieldsEnds(changed).map(field => [field, '']))
