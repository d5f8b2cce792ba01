import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { ListCell } from '@/ui/Cells/ListCell'

interface Receiver {
  sourceIps: readonly string[]
  /** Whether a member of the group receives from any source; a member itself does without sources. */
  hasAnySourceMember?: boolean
}

const isAny = ({ sourceIps, hasAnySourceMember = sourceIps.length === 0 }: Receiver) =>
  hasAnySourceMember

/** The addresses that a group or a member receives from, as text. */
export const sourcesText = (of: Receiver): string =>
  [...(isAny(of) ? ['any'] : []), ...of.sourceIps].join(' ')

/** The addresses that a group or a member receives from. */
export function Sources({ of }: { of: Receiver }) {
  if (isAny(of)) return 'any'
  return (
    <ListCell title="Other sources">
      {of.sourceIps.map(ip => (
        <CopyableIp key={ip} ip={ip} isPlain />
      ))}
    </ListCell>
  )
}
