import { useState } from 'react'
import type { AccessRowViewModel } from '@/store/access/rows'
import { Badge } from '@/ui/Badge/Badge'
import { ButtonCell } from '@/ui/Cells/ButtonCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { GroupPanel } from './GroupPanel'

type IdentityCellProps = Pick<AccessRowViewModel, 'id' | 'name' | 'isGroup' | 'isCaller'>

/** A user by name; a group as what opens its members. */
export function IdentityCell({ id, name, isGroup, isCaller }: IdentityCellProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isGroup)
    return (
      <>
        <NameCell>{name}</NameCell> {isCaller && <Badge>You</Badge>}
      </>
    )
  return (
    <>
      <ButtonCell onPress={() => setOpen(true)}>{name}</ButtonCell>
      {isOpen && <GroupPanel id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
