import { Badge } from '@/ui/Badge/Badge'

/** Marks the default of several objects; empty for the others. */
export function DefaultCell({ isDefault }: { isDefault: boolean }) {
  return isDefault && <Badge tone="success">default</Badge>
}
