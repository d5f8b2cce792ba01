import {
  jumboFramesForm,
  selectIsJumboChanged,
  useJumboFramesField,
} from '@/store/project/instance-settings/jumbo-frames.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { systemEntries } from '@/store/layouts'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Link } from '@/ui/Link/Link'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { useParams } from '@/views/shell/route-context'
import { SettingsCard } from '@/views/shared/settings-card/SettingsCard'
import { useJumboFramesAllowed } from './use-jumbo-frames-allowed'

/** Whether the instance sends jumbo frames. */
export function JumboFramesCard() {
  const params = useParams(projectPaths.instance)
  return (
    <SettingsCard
      form={jumboFramesForm}
      title="Jumbo frames"
      description="A change takes effect at the next restart, and only if the operator of the rack allows jumbo frames."
      isChanged={useAppSelector(state => selectIsJumboChanged(state, params))}
    >
      <EnabledField />
      <OperatorSetting />
    </SettingsCard>
  )
}

/** What the operator has set, for users who may see it. */
function OperatorSetting() {
  const isAllowed = useJumboFramesAllowed()
  if (isAllowed === undefined) return null
  return (
    <PropertiesTable>
      <Property label="System setting">
        <span>{isAllowed ? 'Allowed by the operator' : 'Not allowed'}</span>
        <Link href={systemEntries.networkingSettings}>Networking settings</Link>
      </Property>
    </PropertiesTable>
  )
}

function EnabledField() {
  return <Checkbox {...useJumboFramesField('isEnabled')} label="Enable jumbo frames" />
}
