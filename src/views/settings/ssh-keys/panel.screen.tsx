import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { settingsPaths } from '@/store/settings/paths'
import { selectSshKey, selectSshKeyActions } from '@/store/settings/ssh-keys/ssh-keys'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Stack } from '@/ui/Layout/Layout'
import { DateProperty, IdProperty, PropertiesTable } from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { TextArea } from '@/ui/TextArea/TextArea'
import { TextField } from '@/ui/TextField/TextField'
import { lateIcons } from '@/views/shared/late-icons'
import { PanelFooter } from '@/views/shared/object-panel/PanelFooter'
import { useParams } from '@/views/shell/route-context'

const { 'ssh-keys': Icon } = lateIcons

const unchanged = () => undefined

/** An SSH key, over the list of keys. Read-only, because the API cannot change a key. */
function SshKeyPanel() {
  const send = useSend()
  const params = useParams(settingsPaths.sshKey)
  const sshKey = useAppSelector(state => selectSshKey(state, params))
  const navigationType = useAppSelector(selectNavigationType)
  if (!sshKey) return null
  const { id, name, description, publicKey, timeCreated, timeModified, actions } = sshKey
  const close = () => send(navigationRequested({ to: settingsPaths.sshKeys() }))
  const field = (label: string, value: string) => ({
    name: label,
    label,
    value,
    onChange: unchanged,
    isDisabled: true,
    isOptionalHidden: true,
  })
  return (
    <SideModal
      title="View SSH key"
      subtitle={
        <>
          <Icon size={16} /> {name}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={close}
      footer={<PanelFooter kind="SSH key" actions={actions} onClose={close} />}
    >
      <Stack gap={5}>
        <PropertiesTable>
          <IdProperty id={id} name={name} />
          <DateProperty label="Created" date={timeCreated} />
          <DateProperty label="Last modified" date={timeModified} />
        </PropertiesTable>
        <TextField {...field('Name', name)} />
        <TextArea {...field('Description', description)} />
        <TextArea {...field('Public key', publicKey)} rows={8} isMonospace isCopyable />
      </Stack>
    </SideModal>
  )
}

export { selectSshKeyActions as actions, SshKeyPanel as View }
