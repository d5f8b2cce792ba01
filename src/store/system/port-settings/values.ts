import type { FormContext } from '@/store/forms/definition'
import { formChanged, formCollected } from '@/store/forms/events'
import type { PartParams } from '../forms'
import type { Identity } from '@/store/forms/identity'
import type { SettingsDocument } from './parts'

/** The values of the forms that create and edit port settings. */
export interface SettingsValues extends Identity, SettingsDocument {
  /** The MD5 keys that were typed, by the names of their peers. */
  md5Keys: Readonly<Record<string, string>>
}

/** The settings in a form's values. */
export const documentIn = (values: SettingsValues): SettingsDocument => ({
  description: values.description,
  geometry: values.geometry,
  links: values.links,
  interfaces: values.interfaces,
  addresses: values.addresses,
  routes: values.routes,
  peers: values.peers,
  groups: values.groups,
})

export type PartList = 'links' | 'interfaces' | 'addresses' | 'routes' | 'peers'

type PartContext = Pick<FormContext<PartParams>, 'params' | 'valuesOf'>

/** The form that a part is added to. */
export const settingsBelow = ({ params, valuesOf }: PartContext) =>
  valuesOf(params.of) as SettingsValues | undefined

/** The part that is edited; undefined for a new one. */
export const editedPart = <List extends PartList>(
  list: List,
  context: PartContext,
): SettingsValues[List][number] | undefined =>
  settingsBelow(context)?.[list].find(({ name }) => name === context.params.edited)

/** Why a part cannot have a name, or undefined. */
export const takenError = (
  list: PartList,
  name: string,
  context: PartContext,
): string | undefined =>
  settingsBelow(context)?.[list].some(
    part => part.name === name && part.name !== context.params.edited,
  )
    ? `${name} already exists`
    : undefined

/** The link that a new part is most likely on. */
export const likelyLink = (context: PartContext): string =>
  settingsBelow(context)?.links[0]?.linkName ?? ''

/** Puts a part into the form below, in place of the edited one. */
export const collect = (
  field: PartList,
  item: { name: string },
  { params: { of, edited } }: PartContext,
  md5Keys?: Readonly<Record<string, string>>,
) => ({
  followUps: [
    ...(md5Keys ? [formChanged({ form: of, values: { md5Keys } })] : []),
    formCollected({ form: of, field, item, replaces: edited }),
  ],
})
