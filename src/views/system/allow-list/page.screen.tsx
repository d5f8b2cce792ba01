import { formSubmitted } from '@/store/forms/events'
import { useForm } from '@/store/forms/hooks'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import {
  selectAllowList,
  selectAllowListActions,
  selectIsUnapplied,
} from '@/store/system/allow-list/allow-list'
import { allowListForm } from '@/store/system/allow-list/edit.form'
import {
  watchAllowListApplying,
  watchAllowListChanges,
  watchAllowListSaving,
} from '@/store/system/allow-list/save.saga'
import { Button } from '@/ui/Button/Button'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { DateProperty, PropertiesTable } from '@/ui/PropertiesTable/PropertiesTable'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { RichText } from '@/ui/RichText/RichText'
import { RowActions } from '@/ui/RowActions/RowActions'
import { useMenuEntries } from '@/views/shared/actions/menu-entries'
import { lateIcons } from '@/views/shared/late-icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { SettingsCard } from '@/views/shared/settings-card/SettingsCard'
import { ForeignChanges } from './ForeignChanges'
import { NetworksField } from './NetworksField'

const { 'allow-list': Icon } = lateIcons

const MODES = [
  {
    value: 'any',
    label: 'Any address',
    help: 'Anyone who can reach the rack’s network can reach its API and its console.',
  },
  { value: 'list', label: 'Only listed', help: 'Everyone else gets no answer.' },
] as const

/** From which addresses the rack's API and console may be reached. */
function AllowListView() {
  const list = useAppSelector(selectAllowList)
  const { value: allow, ...field } = allowListForm.useField('allow')
  if (!list) return null
  const { isChanged, request, reason, notAdmin } = list
  const isReadOnly = notAdmin !== undefined
  return (
    <>
      <PageHeader title="Allow list" icon={<Icon />}>
        <Refresh />
        <Actions />
      </PageHeader>
      <Stack marginBottom={6}>
        <PropertiesTable columns={2}>
          <DateProperty label="Created" date={list.timeCreated} />
          <DateProperty label="Last modified" date={list.timeModified} />
        </PropertiesTable>
      </Stack>
      <SettingsCard
        form={allowListForm}
        title="Source addresses"
        description="The API and the console of this rack answer only requests from these addresses. Instances are not affected."
        isChanged={isChanged}
        question={request}
        reason={reason}
        remedy={<Unapplied />}
      >
        <ForeignChanges />
        <RadioGroup
          {...field}
          value={allow}
          label="Requests may come from"
          options={MODES}
          isDisabled={isReadOnly || field.isDisabled}
          isRequired
        />
        {notAdmin && (
          <p>
            <RichText text={notAdmin} />.
          </p>
        )}
        {allow === 'list' && <NetworksField isDisabled={isReadOnly} />}
      </SettingsCard>
    </>
  )
}

function Actions() {
  const { actions } = useAppSelector(selectAllowListActions)
  return <RowActions label="Allow list actions" entries={useMenuEntries(actions)} />
}

/** Offers to apply a list again that was saved but is not in force everywhere. */
function Unapplied() {
  const send = useSend()
  const { isPending } = useForm(allowListForm)
  if (!useAppSelector(selectIsUnapplied)) return null
  return (
    <Message tone="notice" title="Saved, retry to apply">
      <Button
        isPending={isPending}
        onPress={() => send(formSubmitted({ form: allowListForm.name }))}
      >
        Retry
      </Button>
    </Message>
  )
}

const sagas = [watchAllowListSaving, watchAllowListApplying, watchAllowListChanges]
const actions = [selectAllowListActions]

export { actions, sagas, allowListForm as form, AllowListView as View }
