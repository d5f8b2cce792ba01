import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allOperations } from '@/api/operations/full-table'
import type { Release } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import { wellFormed } from '@/lib/hcl'
import { archiveOf, filesOf } from '@/store/as-code/archive'
import { indexOf, type Found } from '@/store/as-code/found'
import { DEFAULTS, type Options, type Scope } from '@/store/as-code/options'
import { outputsOf } from '@/store/as-code/outputs'
import type { Api } from '@/store/commands/writers'
import { atOnce } from '#tests/support/slices'
import { projects } from './projects'
import { tidewater } from './tidewater'
import { temporaryFolder } from '#tests/support/temporary-folder'

const WHOLE: Scope = { kind: 'project', ids: [] }

const apiOf = async (release: Release): Promise<Api> => ({
  operations: allOperations,
  rack: { known: { release }, steps: await loadSteps(release) },
})

/** Records its arguments and its input, each invocation in files of its own. */
const STAND_IN = `#!/bin/sh
n=$(cat "$OUT/count"); n=$((n + 1)); echo "$n" > "$OUT/count"
printf '%s\\0' "$@" > "$OUT/$n.arguments"
case "$*" in *stdin*|*--input*) cat > "$OUT/$n.body";; esac
[ "$n" != "\${FAIL:-0}" ]
`

interface Call {
  args: string[]
  body: string | undefined
}

/** Runs a script with a CLI that only records. */
const run = (script: string, environment: Record<string, string> = {}, input = '') => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'oxide'), STAND_IN)
  chmodSync(join(folder, 'oxide'), 0o755)
  writeFileSync(join(folder, 'count'), '0')
  writeFileSync(join(folder, 'create.sh'), script)
  const { status, stderr } = spawnSync('sh', [join(folder, 'create.sh'), 'elsewhere'], {
    env: { ...environment, PATH: `${folder}:${process.env.PATH ?? ''}`, OUT: folder },
    encoding: 'utf8',
    input,
  })
  const bodies = new Set(readdirSync(folder))
  const count = Number(readFileSync(join(folder, 'count'), 'utf8'))
  const calls = Array.from({ length: count }, (_, index): Call => ({
    args: readFileSync(join(folder, `${index + 1}.arguments`), 'utf8')
      .split('\0')
      .slice(0, -1),
    body: bodies.has(`${index + 1}.body`)
      ? readFileSync(join(folder, `${index + 1}.body`), 'utf8')
      : undefined,
  }))
  return { status, stderr, calls }
}

const outputs = async (found: Found, chosen: Partial<Options> = {}) => {
  const api = await apiOf(found.release)
  const index = indexOf(found)
  return atOnce(outputsOf(api, index, WHOLE, { ...DEFAULTS, projectName: 'elsewhere', ...chosen }))
}

describe('the script of the worked example', () => {
  test('makes the subnet with its router, and rules after instances', async () => {
    const { script } = await outputs(tidewater)
    expect(script.text).toContain(
      `step 'router quay/pilot' && oxide vpc router create --project "$PROJECT" --vpc quay --json-body /dev/stdin <<'JSON'
{ "name": "pilot", "description": "Sends the yard through crane-1" }
JSON
`,
    )
    expect(script.text).toContain('"custom_router": "pilot"')
    const { calls, status, stderr } = run(script.text)
    expect(status).toBe(0)
    expect(calls).toHaveLength(script.count)
    expect(stderr).toContain(`1/${script.count} project tidewater`)
    const commands = calls.map(({ args }) => args.slice(0, 2).join(' '))
    expect(commands.indexOf('vpc firewall-rules')).toBeGreaterThan(
      commands.lastIndexOf('instance create'),
    )
  })

  test('goes on after a failure, and then sends each step once', async () => {
    const { script } = await outputs(tidewater)
    const first = run(script.text, { FAIL: '4' })
    expect(first.status).not.toBe(0)
    expect(first.calls).toHaveLength(4)
    const second = run(script.text, { FROM: '4' })
    expect(second.status).toBe(0)
    expect([...first.calls.slice(0, 3), ...second.calls]).toEqual(run(script.text).calls)
  })

  test('gives roles only if it is to, last of all, and to whom it names, once somebody agrees', async () => {
    const GROUP = '11111111-0000-4000-8000-000000000009'
    const found: Found = {
      ...tidewater,
      roles: [
        ...tidewater.roles,
        { identityId: GROUP, identityType: 'silo_group', roleName: 'viewer' },
      ],
    }
    const without = await outputs(found)
    expect(without.script.text).not.toMatch(/project policy|agree/)
    expect(without.script.leftOut.map(({ kind }) => kind)).toContain('access')
    const { script, json, terraform } = await outputs(found, { hasAccess: true })
    expect(script.leftOut.map(({ kind }) => kind)).not.toContain('access')
    expect(terraform.text).toMatch(/# - Access of the project \(2 roles\): no resource/)
    expect(script.text).toContain(`# admin: ${tidewater.roles[0]!.identityId} is user "ada"`)
    expect(script.text).toContain(`# viewer: ${GROUP} is a group whose name is not known`)
    const { requests } = JSON.parse(json.text) as {
      requests: { operation: string; method: string; body: { role_assignments: object[] } }[]
    }
    expect(requests.at(-1)).toMatchObject({
      operation: 'project_policy_update',
      method: 'PUT',
      body: { role_assignments: [{ role_name: 'viewer' }, { identity_id: expect.anything() }] },
    })
    const isOfPolicy = ({ args }: Call) => args.slice(0, 3).join(' ') === 'project policy update'
    const refused = run(script.text)
    expect(refused).toMatchObject({ status: 0 })
    expect(refused.stderr).toMatch(/Replace all roles .*\[y\/N\] Left as it is/)
    expect(refused.calls.some(isOfPolicy)).toBe(false)
    const agreed = run(script.text, {}, 'y\n')
    expect(agreed.calls.findIndex(isOfPolicy)).toBe(agreed.calls.length - 1)
    expect(agreed.calls).toHaveLength(script.count)
    expect(agreed.calls.at(-1)?.args).toEqual(
      expect.arrayContaining(['--project', 'elsewhere', '--json-body', '/dev/stdin']),
    )
    expect(agreed.calls.at(-1)?.body).toContain(GROUP)
    const nobody = await outputs({ ...found, roles: [] }, { hasAccess: true })
    expect(nobody.script.text).not.toMatch(/project policy|agree/)
  })

  test('an object keeps its name if it is the one that stands for the project', async () => {
    const name = 'project-of-the-script'
    const [quay, ...others] = tidewater.vpcs
    const { script, json } = await outputs({ ...tidewater, vpcs: [{ ...quay!, name }, ...others] })
    expect(script.text).toContain(`--project "$PROJECT" --vpc ${name} `)
    expect(json.text).toContain(`?project=elsewhere&vpc=${name}"`)
  })

  test('is packed into the same archive each time', async () => {
    const { terraform, script, json } = await outputs(tidewater)
    const files = filesOf(terraform, script, json)
    expect(Object.keys(files)).toEqual([
      'versions.tf',
      'lookups.tf',
      'network.tf',
      'storage.tf',
      'instances.tf',
      'imports.tf',
      'import-instances.sh',
      'create.sh',
      'requests.json',
      'LEFT-OUT.md',
    ])
    expect(archiveOf(files)).toEqual(archiveOf({ ...files }))
  })
})

test('nothing but the known fields of an object is in any text, whatever a rack answers', async () => {
  const secret = 'hunter2-not-for-files'
  const planted = {
    userData: secret,
    privateKey: secret,
    password: secret,
    secret: { text: secret },
  }
  const found = Object.fromEntries(
    Object.entries(tidewater).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value)
        ? value.map((each: object) => ({
            ...each,
            ...planted,
            ...('value' in each && { value: { ...(each.value as object), ...planted } }),
          }))
        : name === 'project' || name === 'user'
          ? { ...(value as object), ...planted }
          : value,
    ]),
  ) as object as Found
  const { terraform, script, json } = await outputs(found)
  const texts = Object.values(filesOf(terraform, script, json)).join('')
  expect(texts).toContain('crane-1')
  expect(texts).not.toContain(secret)
})

test.each<Release>([14, 18, 22])(
  'scripts and documents of a rack of release %i have the same bodies',
  async release => {
    await fc.assert(
      fc.asyncProperty(projects(release), async found => {
        const { script, json } = await outputs(found)
        const { calls, status } = run(script.text)
        expect(status).toBe(0)
        const { requests, left_out } = JSON.parse(json.text) as {
          requests: { operation: string; body: unknown }[]
          left_out: unknown[]
        }
        expect(left_out).toHaveLength(json.leftOut.length)
        expect(calls).toHaveLength(requests.length)
        const [, description] = calls[0]!.args[3]!.split(/=([^]*)/)
        // A shell has no such character.
        const said = wellFormed(found.project.description).replaceAll('\0', '')
        expect(description).toBe(said)
        const bodies = calls
          .slice(1)
          .map(({ body }) => (body === undefined ? null : JSON.parse(body)))
        expect(bodies).toEqual(requests.slice(1).map(({ body }) => body))
        const names = JSON.stringify(bodies)
        for (const { description: text } of found.instances)
          expect(names).toContain(JSON.stringify(wellFormed(text)))
      }),
      { numRuns: 4, endOnFailure: true },
    )
  },
)
