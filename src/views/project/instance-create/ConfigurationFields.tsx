import { MAX_USER_DATA_BYTES } from '@/lib/limits'
import { KIB } from '@/lib/size'
import { selectAntiAffinityGroups } from '@/store/project/instance-create/choices'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import { groupListQuery } from '@/store/project/affinity/queries'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { Link } from '@/ui/Link/Link'
import { Select } from '@/ui/Select/Select'
import { KeptFileField } from '@/views/shared/kept-file-field/KeptFileField'
import { useSupports } from '@/store/release/hooks'
import { useParams } from '@/views/shell/route-context'
import { CpuPlatformSelect } from '../instance-settings/CpuPlatformSelect'
import { Stack } from './Section'

const CLOUD_INIT = 'https://cloudinit.readthedocs.io/en/latest/'

/** A file for cloud-init. */
function UserDataField() {
  return (
    <KeptFileField
      {...useField('userData')}
      label="User data"
      help={
        <>
          Data or scripts handed to cloud-init when the instance starts for the first time, at most{' '}
          {MAX_USER_DATA_BYTES / KIB} KiB. Read on about{' '}
          <Link href={`${CLOUD_INIT}explanation/format.html`}>formats</Link> and{' '}
          <Link href={`${CLOUD_INIT}reference/examples.html`}>examples</Link>.
        </>
      }
    />
  )
}

const POLICIES = [
  { value: 'default', label: 'Default' },
  { value: 'never', label: 'Never' },
  { value: 'best_effort', label: 'Best effort' },
] as const

function AutoRestartField() {
  const { onChange, ...field } = useField('autoRestartPolicy')
  return (
    <Select
      {...field}
      label="Auto-restart policy"
      items={POLICIES}
      onChange={chosen =>
        onChange(POLICIES.find(({ value }) => value === chosen)?.value ?? 'default')
      }
      isRequired
    />
  )
}

/** Groups whose members are kept on different sleds; nothing if the project has none. */
function AntiAffinityField() {
  const { project } = useParams(projectPaths.project)
  useQueries([groupListQuery({ kind: 'antiAffinity', project })])
  const options = useAppSelector(state => selectAntiAffinityGroups(state, project))
  const field = useField('antiAffinityGroups')
  if (options.length === 0) return null
  return <CheckboxGroup {...field} label="Anti-affinity groups" options={options} />
}

function CpuPlatformField() {
  return <CpuPlatformSelect {...useField('cpuPlatform')} />
}

function JumboFramesField() {
  return (
    <Checkbox
      {...useField('enableJumboFrames')}
      label="Enable jumbo frames"
      help="An MTU of 8500 bytes on the primary network interface. It has an effect only if the operator of the rack allows it."
    />
  )
}

/** The settings that most instances do not need. */
export function ConfigurationFields() {
  const hasPlatforms = useSupports('cpuPlatform')
  const hasJumboFrames = useSupports('jumboFrames')
  return (
    <Stack>
      <UserDataField />
      <AutoRestartField />
      <AntiAffinityField />
      {hasPlatforms && <CpuPlatformField />}
      {hasJumboFrames && <JumboFramesField />}
    </Stack>
  )
}
