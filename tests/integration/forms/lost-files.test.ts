import { compile } from 'path-to-regexp'
import { describe, expect, test } from 'vitest'
import type { FileValue, FormDefinition } from '@/store/forms/definition'
import {
  formCancelled,
  formChanged,
  formDismissConfirmed,
  formRequested,
  formSubmitted,
} from '@/store/forms/events'
import { partsOf } from '@/store/routing/path'
import { selectForm } from '@/store/forms/selectors'
import { DRAFTS_KEY } from '@/store/drafts/drafts'
import { guardAccepted, navigationRequested } from '@/store/navigation/events'
import { startConsole, type TestConsole } from '#tests/support/console'
import { dialogEntries, wholeTable } from '../../../tools/whole-table'

/** Parameters for the paths of the forms. */
const PARAMS = { project: 'mock-project', silo: 'maze-war' }

const fileOf = (name: string): FileValue => ({ id: `file of ${name}`, name, size: 5 })

/** Values that contain files, by form. */
const WITHIN: Record<string, Record<string, unknown>> = {
  siloCreate: {
    tlsCertificates: [
      { name: 'web', description: '', cert: fileOf('web.pem'), key: fileOf('secret.key') },
    ],
  },
}

interface Place {
  definition: FormDefinition
  /** The path of the form, or of a page that can open it. */
  path: string
  isDialog: boolean
}

const routes = wholeTable.map(async ({ path, screen }): Promise<Place[]> => {
  const definition = (await screen?.())?.form
  return definition ? [{ definition, path, isDialog: false }] : []
})
const dialogs = dialogEntries.map(async ({ loader, area }): Promise<Place[]> => {
  const { form: definition } = await loader.load()
  return [{ definition, path: area ?? '/projects', isDialog: true }]
})
const places = (await Promise.all([...routes, ...dialogs]))
  .flat()
  .filter(
    ({ definition: { files, filesReadLater, filesWithin } }) =>
      files ?? filesReadLater ?? filesWithin,
  )

/** A file for each field, named as a key if the field is for a key. */
const filled = ({ name, files, filesReadLater, filesWithin }: FormDefinition) => ({
  ...Object.fromEntries(
    Object.keys({ ...files, ...filesReadLater }).map(field => [
      field,
      fileOf(/key/i.test(field) ? 'secret.key' : 'web.pem'),
    ]),
  ),
  ...(filesWithin && WITHIN[name]),
})

const open = async (console: TestConsole, { definition, path, isDialog }: Place) => {
  await console.send(navigationRequested({ to: compile(partsOf(path).path)(PARAMS) }))
  if (isDialog) await console.send(formRequested({ form: definition.name, params: PARAMS }))
}

const contextOf = (console: TestConsole, form: string) => {
  const context = selectForm(console.state(), form)?.context
  if (!context) throw new Error(`${form} is not open.`)
  return context
}

test('eight forms take files', () => {
  expect(places.map(({ definition }) => definition.name).toSorted()).toEqual([
    'certificateCreate',
    'identityProviderCreate',
    'imageUpload',
    'instanceCreate',
    'repositoryUpload',
    'siloCertificateAdd',
    'siloCreate',
    'trustRootAdd',
  ])
})

describe.each(places.map(place => [place.definition.name, place] as const))(
  'the draft of %s',
  (form, place) => {
    const values = filled(place.definition)
    const fields = Object.keys(values)

    const restore = async () => {
      const before = await startConsole({ path: '/projects' })
      await open(before, place)
      await before.send(formChanged({ form, values }))
      await before.advance(2_000)
      const kept = Object.fromEntries(before.storage)
      before.stop()
      const console = await startConsole({ path: '/projects', kept })
      await open(console, place)
      return { console, draft: kept[`local/${DRAFTS_KEY}`] ?? '' }
    }

    test('says which files have to be chosen again, and cannot be submitted without them', async () => {
      const { console } = await restore()
      const { errors } = contextOf(console, form)
      expect(Object.keys(errors).toSorted()).toEqual(fields.toSorted())
      for (const [field, message] of Object.entries(errors)) {
        if (place.definition.filesWithin) expect(message).toMatch(/^Remove web and add it again/)
        else if (/key/i.test(field)) expect(message).toBe('Enter the key again')
        else expect(message).toMatch(/^Choose .+ again \(web\.pem\)$/)
      }
      await console.send(formChanged({ form, values: { name: 'fresh' } }))
      await console.send(formSubmitted({ form }))
      expect(contextOf(console, form).errors).toMatchObject(errors)
      expect(console.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    })

    test('clears the error of a file that is chosen again or cleared', async () => {
      const { console } = await restore()
      const lost = contextOf(console, form).errors
      const [first = '', ...others] = fields
      await console.send(formChanged({ form, values: { [first]: values[first as never] } }))
      await console.send(
        formChanged({ form, values: Object.fromEntries(others.map(field => [field, null])) }),
      )
      const { errors } = contextOf(console, form)
      for (const [field, message] of Object.entries(lost)) expect(errors[field]).not.toBe(message)
    })

    test('contains neither file ids nor names of keys, and is kept until the form is cancelled', async () => {
      const { console, draft } = await restore()
      expect(draft).toContain('web.pem')
      expect(draft).not.toMatch(/secret\.key|file of/)
      await console.advance(2_000)
      expect(console.storage.get(`local/${DRAFTS_KEY}`)).toBe(draft)
      await console.send(formCancelled({ form }))
      await console.send(formDismissConfirmed({ form }))
      await console.send(guardAccepted())
      await console.advance(2_000)
      expect(console.storage.has(`local/${DRAFTS_KEY}`)).toBe(false)
    })
  },
)
