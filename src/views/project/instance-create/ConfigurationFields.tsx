import type { InstanceAutoRestartPolicy } from '@/api/generated/types'
import { MAX_AFFINITY_GROUPS_PER_INSTANCE, MAX_USER_DATA_BYTES } from '@/lib/limits'
import { KIB } from '@/lib/size'
import { selectAntiAffinityGroups } from '@/store/project/instance-create/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import { groupListQuery } from '@/store/project/affinity/queries'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { systemEntries } from '@/store/layouts'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Link } from '@/ui/Link/Link'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { Select } from '@/ui/Select/Select'
import { TypedFileField } from '@/views/shared/kept-file-field/TypedFileField'
import { useSupports } from '@/store/release/release'
import { useParams } from '@/views/shell/route-context'
import { useJumboFramesAllowed } from '../instance-settings/use-jumbo-frames-allowed'
import { CpuPlatformSelect } from '../instance-settings/CpuPlatformSelect'
import { nameColumn, Stack } from '@/views/shared/page-form/Section'

const CLOUD_INIT = 'https://cloudinit.readthedocs.io/en/latest/'

const POLICIES = [
  { value: 'default', label: 'Default' },
  { value: 'never', label: 'Never' },
  { value: 'best_effort', label: 'Best effort' },
] as const

const groupColumns: readonly MiniColumn<string>[] = [nameColumn('Name', name => name, 35)]

/** Groups whose members are kept on different sleds; nothing if the project has none. */
function AntiAffinityField() {
  const { project } = useParams(projectPaths.project)
  useQueries([groupListQuery({ kind: 'antiAffinity', project })])
  const groups = useAppSelector(state => selectAntiAffinityGroups(state, project))
  const { value: chosen, onChange, ...field } = form.useField('antiAffinityGroups')
  if (groups.length === 0) return null
  const others = groups.filter(({ value }) => !chosen.includes(value))
  const isFull = chosen.length >= MAX_AFFINITY_GROUPS_PER_INSTANCE
  return (
    <MiniTableField
      {...field}
      label="Anti-affinity groups"
      isLabelHidden
      rows={chosen}
      columns={groupColumns}
      rowKey={name => name}
      removeLabel={name => `Remove group ${name}`}
      onChange={onChange}
    >
      <Combobox
        name="antiAffinityGroup"
        label="Anti-affinity groups"
        placeholder="Add a group"
        help={
          isFull
            ? `An instance can be in at most ${MAX_AFFINITY_GROUPS_PER_INSTANCE} anti-affinity groups.`
            : 'The instance starts on a different sled than the members of these groups.'
        }
        items={others}
        value=""
        onChange={name => onChange([...chosen, name])}
        isDisabled={field.isDisabled || isFull || others.length === 0}
      />
    </MiniTableField>
  )
}

/** Can be switched off even if the operator does not allow it, after a copy of another instance. */
function JumboFramesField() {
  const field = form.useField('enableJumboFrames')
  const isForbidden = useJumboFramesAllowed() === false
  return (
    <Checkbox
      {...field}
      isDisabled={field.isDisabled || (isForbidden && !field.value)}
      label="Enable jumbo frames"
      help={
        isForbidden ? (
          <>
            Jumbo frames are not allowed on this rack. They can be allowed in the{' '}
            <Link href={systemEntries.networkingSettings}>networking settings</Link>.
          </>
        ) : (
          'An MTU of 8500 bytes on the primary network interface. It has no effect unless the operator of the rack allows it.'
        )
      }
    />
  )
}

/** The settings that most instances do not need. */
export function ConfigurationFields() {
  const hasPlatforms = useSupports('cpuPlatform')
  const hasJumboFrames = useSupports('jumboFrames')
  return (
    <Stack>
      <form.Field
        name="userData"
        as={TypedFileField}
        label="User data"
        placeholder="#cloud-config"
        help={
          <>
            Data or scripts for cloud-init at the first start, at most {MAX_USER_DATA_BYTES / KIB}{' '}
            KiB. Read about <Link href={`${CLOUD_INIT}explanation/format.html`}>formats</Link> and{' '}
            <Link href={`${CLOUD_INIT}reference/examples.html`}>examples</Link>.
          </>
        }
      />
      <form.Field
        name="autoRestartPolicy"
        as={Select<InstanceAutoRestartPolicy | 'default'>}
        label="Auto-restart policy"
        items={POLICIES}
        isRequired
      />
      <AntiAffinityField />
      {hasPlatforms && <form.Field name="cpuPlatform" as={CpuPlatformSelect} />}
      {hasJumboFrames && <JumboFramesField />}
    </Stack>
  )
}
