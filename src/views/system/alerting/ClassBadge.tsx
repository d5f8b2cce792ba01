import { Badge } from '@/ui/Badge/Badge'

/** A class of alerts, or a pattern of them, as users type it. */
export function ClassBadge({ children }: { children: string }) {
  return <Badge isVerbatim>{children}</Badge>
}
