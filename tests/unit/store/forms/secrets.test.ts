import { OLDEST } from '@/api/releases/ladder'
import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '@/store/forms/definition'
import { dialogEntries, tableEntries, wholeTable } from '../../../../tools/whole-table'

const forms: FormDefinition[] = [
  ...(
    await Promise.all(wholeTable.map(async ({ screen }) => (await screen?.())?.form ?? []))
  ).flat(),
  ...(await Promise.all(dialogEntries.map(async ({ loader }) => (await loader.load()).form))),
]
const secretForms = new Map(
  forms.filter(({ secret = [] }) => secret.length > 0).map(form => [form.name, form]),
)

const context = {
  params: {},
  read: () => undefined,
  valuesOf: () => undefined,
  release: OLDEST,
} as const

/** Texts that a user could enter as a password or a key. */
const TYPED = ['hunter2', 'x'.repeat(600), 'the PRIVATE KEY of the rack', '   spaces-in-it   ']

describe('a form with secrets', () => {
  test('is found in the tables', () => {
    expect(tableEntries.length).toBeGreaterThan(50)
    expect([...secretForms.keys()]).toContain('loginLocal')
  })

  test.each([...secretForms.values()])('$name never repeats a secret in a message', form => {
    const initial = form.initial(context) as Record<string, unknown>
    for (const field of form.secret ?? [])
      for (const text of TYPED) {
        const messages = Object.values(form.check({ ...initial, [field]: text }, context))
        for (const message of messages) expect(message).not.toContain(text.trim())
      }
  })
})
