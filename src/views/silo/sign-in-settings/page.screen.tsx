import {
  selectSignIn,
  signInForm as form,
  watchShortening,
} from '@/store/silo/sign-in-settings/sign-in.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { NumberField } from '@/ui/NumberField/NumberField'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { Select } from '@/ui/Select/Select'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { SettingsCard } from '@/views/shared/settings-card/SettingsCard'

const { 'sign-in-settings': Icon } = sectionIcons

const UNITS = [
  { value: 'hours', label: 'Hours' },
  { value: 'days', label: 'Days' },
] as const

/** Numbers as the API has them, in groups of three digits. */
const inGroups = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')

function Life() {
  const { seconds, reason } = useAppSelector(selectSignIn)
  const isDisabled = reason !== undefined
  return (
    <>
      <NumberField
        {...form.useField('life')}
        label="Longest life of an access token"
        help={seconds === null ? undefined : `= ${inGroups(seconds)} seconds`}
        isDisabled={isDisabled}
        isRequired
      />
      <Unit isDisabled={isDisabled} />
    </>
  )
}

function Unit({ isDisabled }: { isDisabled: boolean }) {
  const field = form.useField('unit')
  return <Select {...field} label="Unit" items={UNITS} isDisabled={isDisabled} isRequired />
}

/** How users of the silo sign in. */
function SignInSettingsView() {
  const { isUnlimited, isChanged, question, reason } = useAppSelector(selectSignIn)
  return (
    <>
      <PageHeader title="Sign-in settings" icon={<Icon />}>
        <Refresh />
      </PageHeader>
      <SettingsCard
        form={form}
        title="Access tokens"
        description="Tokens of the command line cannot last longer than this. A token confirmed with another token expires no later than that one."
        isChanged={isChanged}
        question={question}
        reason={reason}
      >
        <Checkbox
          {...form.useField('isUnlimited')}
          label="No limit"
          isDisabled={reason !== undefined}
        />
        {!isUnlimited && <Life />}
      </SettingsCard>
    </>
  )
}

const sagas = [watchShortening]

export { sagas, form, SignInSettingsView as View }
