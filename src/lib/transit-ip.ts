import { cidrError, cidrsOverlap, formatCidr, isLoopback, isMulticast, parseCidr } from './cidr'
import { networkError } from './ip-block'

/**
 * Why a network interface cannot have this transit IP block besides `others`, or undefined. The API
 * applies the same rules.
 */
export const transitIpError = (text: string, others: readonly string[]): string | undefined => {
  const block = parseCidr(text)
  if (!block) return cidrError(text)
  const present = others.flatMap(other => parseCidr(other) ?? [])
  if (present.some(other => formatCidr(other) === formatCidr(block)))
    return 'Transit IP already in list'
  const problem = networkError(text)
  if (problem) return problem
  if (isMulticast(block)) return 'Cannot be a multicast network'
  if (isLoopback(block)) return 'Cannot be a loopback network'
  const overlapping = present.find(other => cidrsOverlap(other, block))
  return overlapping && `Overlaps with ${formatCidr(overlapping)}`
}
