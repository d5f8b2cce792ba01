import { formatNumber } from '@/lib/number'
import { Text } from '@/ui/Layout/Layout'

/** A number of virtual CPUs: `2 vCPUs`. */
export function Vcpus({ count }: { count: number }) {
  return (
    <span>
      {formatNumber(count)} <Text color="text-faint">{count === 1 ? 'vCPU' : 'vCPUs'}</Text>
    </span>
  )
}
