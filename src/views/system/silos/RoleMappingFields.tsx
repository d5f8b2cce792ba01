import type { FleetRole } from '@/api/generated/types'
import { plainText } from '@/lib/rich-text'
import { roleLabel, type RoleKey } from '@/lib/roles'
import { capitalize } from '@/lib/text'
import { useSupported, type Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { mapping, toMappedFleetRoles, siloCreateForm } from '@/store/system/silos/create.form'
import { FLEET_ROLES, mappingConsequences } from '@/store/system/silos/rules'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { CheckboxInput } from '@/ui/Checkbox/CheckboxInput'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { Table, type Column } from '@/ui/Table/Table'

const USUAL = [
  { value: mapping('admin', 'admin'), label: 'Grant fleet admin role to silo admins' },
  { value: mapping('viewer', 'viewer'), label: 'Grant fleet viewer role to silo viewers' },
]

/** Which roles on the silo give which roles on the fleet: the usual ones, and all others. */
export function RoleMappingFields() {
  const reason = useAppSelector(selectReasonNotAdmin)
  const { value, onChange, ...field } = siloCreateForm.useField('mappedRoles')
  const others = value.filter(each => USUAL.every(usual => usual.value !== each))
  const consequences = mappingConsequences(toMappedFleetRoles(value))
  return (
    <>
      <CheckboxGroup
        {...field}
        label="Role mapping"
        options={USUAL}
        value={value}
        onChange={usual => onChange([...usual, ...others])}
        isDisabled={field.isDisabled || reason !== undefined}
        help={reason && <RichText text={reason} />}
        isOptionalHidden
      />
      {/* Shows mappings restored from a draft. */}
      <AccordionItem label="More role mappings" isInitiallyOpen={others.length > 0}>
        <MappingTable />
      </AccordionItem>
      {consequences.length > 0 && (
        <Message tone="notice">
          {consequences.map(text => (
            <p key={plainText(text)}>
              <RichText text={text} />
            </p>
          ))}
        </Message>
      )}
    </>
  )
}

interface MappingRow {
  id: RoleKey
}

const rows: readonly Supported<MappingRow>[] = [
  { id: 'admin' },
  { id: 'collaborator' },
  { id: 'limited_collaborator', needs: 'limitedCollaborator' },
  { id: 'viewer' },
]

const columns: readonly Column<MappingRow>[] = [
  { id: 'silo', header: 'Silo role', width: '8.5rem', cell: ({ id }) => capitalize(roleLabel(id)) },
  ...FLEET_ROLES.map((fleet): Column<MappingRow> => ({
    id: fleet,
    header: capitalize(fleet),
    group: 'Fleet role',
    cell: ({ id }) => <MappingBox silo={id} fleet={fleet} />,
  })),
]

function MappingTable() {
  return <Table label="Role mappings" rows={useSupported(rows)} columns={columns} />
}

function MappingBox({ silo, fleet }: { silo: RoleKey; fleet: FleetRole }) {
  const reason = useAppSelector(selectReasonNotAdmin)
  const { value, onChange, isDisabled } = siloCreateForm.useField('mappedRoles')
  const own = mapping(silo, fleet)
  return (
    <CheckboxInput
      aria-label={`Grant fleet ${fleet} role to silo ${roleLabel(silo)}s`}
      checked={value.includes(own)}
      disabled={isDisabled || reason !== undefined}
      onChange={({ target }) =>
        onChange(target.checked ? [...value, own] : value.filter(each => each !== own))
      }
    />
  )
}
