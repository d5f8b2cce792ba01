import type { AddressLotKind } from '@/api/generated/types'
import { Badge } from '@/ui/Badge/Badge'

/** What the addresses of a lot are for. */
export function KindBadge({ kind }: { kind: AddressLotKind }) {
  return <Badge tone={kind === 'infra' ? 'purple' : 'neutral'}>{kind}</Badge>
}
