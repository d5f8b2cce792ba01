import type { ActionViewModel } from '@/store/commands/action'
import { RowActions } from '@/ui/RowActions/RowActions'
import { useObjectEntries } from './use-object-entries'

interface ObjectMenuProps {
  /** `VPC actions`. */
  label: string
  id?: string | undefined
  actions: readonly ActionViewModel[]
}

/** The menu in the header of an object's page. */
export function ObjectMenu({ label, id, actions }: ObjectMenuProps) {
  return <RowActions id={id} label={label} entries={useObjectEntries(actions)} />
}
