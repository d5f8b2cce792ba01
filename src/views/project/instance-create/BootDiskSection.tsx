import { useId } from 'react'
import type { Image } from '@/api/generated/types'
import { NAME_RULE } from '@/lib/name'
import type { Field as FieldBinding } from '@/store/forms/hooks'
import { diskSizeRule } from '@/store/project/disks/size.rules'
import {
  imagesQuery,
  selectBootImage,
  selectBootImages,
  type ImageSource,
  selectBootDisks,
  selectCanBoot,
} from '@/store/project/instance-create/choices'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import type { BootSource } from '@/store/project/instance-create/values'
import { projectPaths } from '@/store/project/paths'
import { INSTANCE_CREATE } from '@/store/project/instance-create/events'
import { guardLowered } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Combobox } from '@/ui/Combobox/Combobox'
import { EmptyState, type EmptyStateProps } from '@/ui/EmptyState/EmptyState'
import { Field } from '@/ui/Field/Field'
import { Button } from '@/ui/Button/Button'
import type { ActionViewModel } from '@/store/commands/action'
import { useRestrict } from '@/views/shared/actions/use-restrict'
import { Message } from '@/ui/Message/Message'
import { NumberField } from '@/ui/NumberField/NumberField'
import { Tabs } from '@/ui/Tabs/Tabs'
import { TextField } from '@/ui/TextField/TextField'
import { useSupports } from '@/store/release/release'
import { useParams } from '@/views/shell/route-context'
import { FixedSize } from '../disks/FixedSize'
import { useMoreDisks, useTagged } from '../disks/use-disk-choices'
import { Stack, Section } from '@/views/shared/page-form/Section'
import styles from './instance-create.module.css'
import { allDisksQuery } from '@/store/project/queries'
import { KnownPart } from '@/views/shared/unknown/Known'

interface EmptyChoiceProps extends EmptyStateProps {
  label: string
  field: Pick<FieldBinding<string>, 'name' | 'error'>
}

/** Replaces a field that has no choices, and shows its error on submission all the same. */
function EmptyChoice({ label, field, ...empty }: EmptyChoiceProps) {
  return (
    <Field {...field} kind="group" label={label} isLabelHidden isRequired>
      {(control, labelId) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          className={styles.choice}
          tabIndex={-1}
          data-field={control['data-field']}
          data-invalid={control['data-invalid']}
        >
          <EmptyState {...empty} />
        </div>
      )}
    </Field>
  )
}

interface ImageTabProps {
  source: ImageSource
  placeholder: string
  /** Shown in place of the fields if there are no images. */
  empty: EmptyStateProps
}

function SizeField({ source }: Pick<ImageTabProps, 'source'>) {
  const { project } = useParams(projectPaths.project)
  const image = useAppSelector(state => selectBootImage(state, project, source))
  const { value: isReadOnly } = instanceCreateForm.useField('isBootDiskReadOnly')
  return isReadOnly ? (
    <FixedSize size={image?.size} source="image" />
  ) : (
    <EnteredSize image={image} />
  )
}

function EnteredSize({ image }: { image: Image | undefined }) {
  const rule = diskSizeRule(image && { kind: 'image', size: image.size })
  return (
    <NumberField {...instanceCreateForm.useField('bootDiskSize')} label="Disk size" {...rule} />
  )
}

/**
 * A boot disk made from an image. Size and name are kept when the user looks at the other kind of
 * images.
 */
function ImageTab({ source, placeholder, empty }: ImageTabProps) {
  const { project } = useParams(projectPaths.project)
  const images = useAppSelector(state => selectBootImages(state, project, source))
  const field = instanceCreateForm.useField(`${source}Id`)
  const canBeReadOnly = useSupports('readOnlyDisks')
  if (images.length === 0)
    return (
      <KnownPart queries={[imagesQuery(project, source)]} what="images">
        <EmptyChoice label="Image" field={field} {...empty} />
      </KnownPart>
    )
  return (
    <Stack>
      <Combobox {...field} label="Image" placeholder={placeholder} items={images} isRequired />
      <SizeField source={source} />
      <instanceCreateForm.Field
        name="bootDiskName"
        as={TextField}
        label="Disk name"
        hint={NAME_RULE}
        help="Leave empty to generate a name."
      />
      {canBeReadOnly && (
        <instanceCreateForm.Field
          name="isBootDiskReadOnly"
          as={Checkbox}
          label="Make disk read-only"
          help="The guest cannot write to it, which most systems need to do. This cannot be changed later."
        />
      )}
    </Stack>
  )
}

/** Boots from an existing disk. */
function ExistingDiskTab() {
  const { project } = useParams(projectPaths.project)
  const disks = useTagged(useAppSelector(state => selectBootDisks(state, project)))
  const field = instanceCreateForm.useField('bootDisk')
  useMoreDisks()
  if (disks.length === 0) {
    return (
      <KnownPart queries={[allDisksQuery({ project })]} what="disks">
        <EmptyChoice
          label="Disk"
          field={field}
          title="No detached disks found"
          body="Only detached disks can be booted from."
        />
      </KnownPart>
    )
  }
  return (
    <Combobox
      {...field}
      label="Disk"
      placeholder="Select a disk"
      help="The detached disks of the project."
      items={disks}
      isRequired
    />
  )
}

const TABS: readonly { id: BootSource; label: string }[] = [
  { id: 'siloImage', label: 'Silo images' },
  { id: 'projectImage', label: 'Project images' },
  { id: 'disk', label: 'Existing disks' },
]

/** Leads to the upload of an image, which leads back. What was typed is kept as a draft. */
function UploadImageButton() {
  const { project } = useParams(projectPaths.project)
  const { path, search } = useAppSelector(selectLocation) ?? { path: '', search: '' }
  const send = useSend()
  const to = projectPaths.imageUploadFor({ project, back: path + search })
  const action: ActionViewModel = { id: 'upload', label: 'Upload image', to }
  const { label, reason } = useRestrict()(action)
  const leave = () => {
    send(guardLowered({ form: INSTANCE_CREATE }))
    send(navigationRequested({ to }))
  }
  return (
    <Button disabledReason={reason} onPress={leave}>
      {label}
    </Button>
  )
}

function ProjectImages({ canBoot }: { canBoot: boolean }) {
  return (
    <ImageTab
      source="projectImage"
      placeholder="Select a project image"
      empty={{
        title: 'No project images found',
        body: 'Upload an image to see it here.',
        // Otherwise the warning above leads there.
        action: canBoot && <UploadImageButton />,
      }}
    />
  )
}

/** What the instance boots from. The open tab decides; each tab keeps its own choice. */
export function BootDiskSection() {
  const headingId = useId()
  const { project } = useParams(projectPaths.project)
  const { value: source, onChange, isDisabled } = instanceCreateForm.useField('bootSource')
  const canBoot = useAppSelector(state => selectCanBoot(state, project))
  return (
    <Section
      id={headingId}
      title="Boot disk"
      help="What the instance boots from: a new disk made from an image, or an existing disk."
    >
      {!canBoot && (
        <Message tone="notice">
          <p>
            An instance boots from a disk made from an image, or from an existing one. There are no
            images and no free disks yet.
          </p>
          <div className={styles.upload}>
            <UploadImageButton />
          </div>
        </Message>
      )}
      <Tabs
        labelledBy={headingId}
        tabs={TABS}
        current={source}
        onChange={chosen => onChange(TABS.find(({ id }) => id === chosen)?.id ?? source)}
        isDisabled={isDisabled}
      >
        {source === 'siloImage' && (
          <ImageTab
            source="siloImage"
            placeholder="Select a silo image"
            empty={{
              title: 'No silo images found',
              body: 'Promote an image of a project to see it here.',
            }}
          />
        )}
        {source === 'projectImage' && <ProjectImages canBoot={canBoot} />}
        {source === 'disk' && <ExistingDiskTab />}
      </Tabs>
    </Section>
  )
}
