import type { IpVersion } from '@/lib/ip'
import { Badge } from '@/ui/Badge/Badge'

/** An IP version: `IPv4`. */
export function VersionBadge({ version }: { version: IpVersion }) {
  return <Badge isVerbatim>{`IP${version}`}</Badge>
}
