import { selectNewInstance } from '@/store/project/instance-create/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { TextField } from '@/ui/TextField/TextField'

/** The name that the instance gives itself. */
export function HostnameField() {
  const name = useAppSelector(state => selectNewInstance(state, 'name'))
  return (
    <TextField
      {...form.useField('hostname')}
      label="Hostname"
      placeholder={name}
      help="Leave empty to use the name of the instance."
    />
  )
}
