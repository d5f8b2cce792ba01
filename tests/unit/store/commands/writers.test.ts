import { allOperations } from '@/api/operations/full-table'
import { execFile, execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import type { Command } from '@/api/operations/table'
import { LANGUAGES, writeCommands, writeScript } from '@/store/commands/writers'
import { temporaryFolder } from '#tests/support/temporary-folder'

/** The API as a rack of a release understands it. */
const apiOf = async (release: Release) => ({
  operations: allOperations,
  rack: { known: { release }, steps: await loadSteps(release) },
})

const oldest = await apiOf(14)

const stop: Command = {
  endpoint: 'instanceStop',
  args: { path: { instance: 'db1' }, query: { project: 'mock-project' } },
}

/** A text with all characters that are special in a shell or in JavaScript. */
const AWKWARD = `it's $HOME \`id\` "quoted" \\ \${x}\nEOF\n<b> 日本`

const create: Command = {
  endpoint: 'projectCreate',
  args: { body: { name: 'web', description: AWKWARD } },
}

const BODY = { name: 'web', description: AWKWARD }

/** Runs a script in a POSIX shell, and returns the arguments and the input of `program`. */
const runInShell = (text: string, program: string) => {
  const file = join(temporaryFolder(), 'commands.sh')
  const record = `for word; do printf 'word:%s\\0' "$word"; done; case "$*" in *--input*) cat;; esac`
  writeFileSync(
    file,
    `OXIDE_HOST=https://oxide.test OXIDE_TOKEN=t\n${program}() { ${record}; }\n${text}\n`,
  )
  return execFileSync('sh', [file], { encoding: 'utf8' })
    .split('\0')
    .map(part => part.replace(/^word:/, ''))
}

describe('a request without a body', () => {
  test('is a curl command', () => {
    expect(writeCommands(oldest, [stop], 'curl')).toBe(
      [
        'curl --fail-with-body --request POST "$OXIDE_HOST/v1/instances/db1/stop?project=mock-project" \\',
        '  --header "Authorization: Bearer $OXIDE_TOKEN"',
      ].join('\n'),
    )
  })

  test('is a CLI command', () => {
    expect(writeCommands(oldest, [stop], 'cli')).toBe(
      "oxide api --method POST '/v1/instances/db1/stop?project=mock-project'",
    )
  })

  test('is a call in TypeScript', () => {
    expect(writeCommands(oldest, [stop], 'typescript')).toMatch(
      /\n\nawait call\('POST', "\/v1\/instances\/db1\/stop\?project=mock-project"\)$/,
    )
  })
})

describe('a request with a body', () => {
  test('passes any characters to curl unchanged', () => {
    const words = runInShell(writeCommands(oldest, [create], 'curl'), 'curl')
    expect(words.slice(0, 8)).toEqual([
      '--fail-with-body',
      '--request',
      'POST',
      'https://oxide.test/v1/projects',
      '--header',
      'Authorization: Bearer t',
      '--header',
      'Content-Type: application/json',
    ])
    expect(words[8]).toBe('--data')
    expect(JSON.parse(words[9] ?? '')).toEqual(BODY)
  })

  test('passes its body to the CLI as input', () => {
    const [api, flag, method, path, input, dash, body = ''] = runInShell(
      writeCommands(oldest, [create], 'cli'),
      'oxide',
    )
    expect([api, flag, method, path, input, dash]).toEqual([
      'api',
      '--method',
      'POST',
      '/v1/projects',
      '--input',
      '-',
    ])
    expect(JSON.parse(body)).toEqual(BODY)
  })

  test('is sent in order by the TypeScript', async () => {
    const seen: unknown[] = []
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const text = Buffer.concat(chunks).toString()
      seen.push([
        request.method,
        request.url,
        request.headers.authorization,
        text && JSON.parse(text),
      ])
      response.end()
    }).listen(0)
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    const file = join(temporaryFolder(), 'script.mts')
    writeFileSync(file, writeScript(oldest, [create, stop], 'typescript'))
    await promisify(execFile)(process.execPath, ['--import', 'tsx', file], {
      env: { ...process.env, OXIDE_HOST: `http://127.0.0.1:${port}`, OXIDE_TOKEN: 't' },
    })
    expect(seen).toEqual([
      ['POST', '/v1/projects', 'Bearer t', BODY],
      ['POST', '/v1/instances/db1/stop?project=mock-project', 'Bearer t', ''],
    ])
  })
})

describe('a request with a file', () => {
  const upload: Command = {
    endpoint: 'systemUpdateRepositoryUpload',
    args: { query: { fileName: "it's 20.zip" }, body: { fileId: 'file-1' } },
  }
  const FILE = "it's 20.zip"

  test('is streamed by curl', async () => {
    const words = runInShell(writeCommands(await apiOf(19), [upload], 'curl'), 'curl')
    expect(words).toContain('Content-Type: application/octet-stream')
    expect(words.slice(words.indexOf('--upload-file'), -1)).toEqual(['--upload-file', FILE])
  })

  test('is a command of its own of the CLI', async () => {
    const words = runInShell(writeCommands(await apiOf(19), [upload], 'cli'), 'oxide')
    expect(words.slice(0, -1)).toEqual(['system', 'update', 'repo', 'upload', '--path', FILE])
  })

  test('is sent by the TypeScript beside others', async () => {
    const seen: unknown[] = []
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      seen.push([request.headers['content-type'], Buffer.concat(chunks).toString()])
      response.end()
    }).listen(0)
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    const folder = temporaryFolder()
    const args = { query: { fileName: join(folder, FILE) }, body: { fileId: 'file-1' } }
    writeFileSync(args.query.fileName, 'PK')
    const file = join(folder, 'script.mts')
    const commands: Command[] = [{ endpoint: 'systemUpdateRepositoryUpload', args }, create]
    writeFileSync(file, writeScript(await apiOf(19), commands, 'typescript'))
    await promisify(execFile)(process.execPath, ['--import', 'tsx', file], {
      env: { ...process.env, OXIDE_HOST: `http://127.0.0.1:${port}`, OXIDE_TOKEN: 't' },
    })
    expect(seen).toEqual([
      ['application/octet-stream', 'PK'],
      ['application/json', JSON.stringify(BODY)],
    ])
  })
})

test('special characters in a path are encoded, and run nothing', () => {
  const command: Command = {
    endpoint: 'projectDelete',
    args: { path: { project: '$(touch x)`id`"; ls \'' } },
  }
  const [, , , address] = runInShell(writeCommands(oldest, [command], 'curl'), 'curl')
  expect(address).toBe("https://oxide.test/v1/projects/%24(touch%20x)%60id%60%22%3B%20ls%20'")
  const [, , , path] = runInShell(writeCommands(oldest, [command], 'cli'), 'oxide')
  expect(path).toBe("/v1/projects/%24(touch%20x)%60id%60%22%3B%20ls%20'")
})

test('a script stops at the first failing command', () => {
  expect(() =>
    runInShell(
      `${writeScript(oldest, [stop], 'curl')}

false
`,
      'curl',
    ),
  ).toThrow()
  expect(writeScript(oldest, [stop], 'cli')).toMatch(/^#!\/bin\/sh\nset -eu\n\noxide api/)
})

describe('for a rack of another release', () => {
  const attach: Command = {
    endpoint: 'diskCreate',
    args: {
      query: { project: 'mock-project' },
      body: {
        name: 'data',
        description: '',
        size: 2 ** 30,
        diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 512 } },
      },
    },
  }
  const bodyOf = (text: string) =>
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))

  test('a request is what that rack understands', () => {
    expect(bodyOf(writeCommands(oldest, [attach], 'cli'))).toEqual({
      name: 'data',
      description: '',
      size: 2 ** 30,
      disk_source: { type: 'blank', block_size: 512 },
    })
  })

  test('the version of the API is sent to racks that read it', async () => {
    const versioned = await apiOf(18)
    expect(runInShell(writeCommands(versioned, [stop], 'curl'), 'curl')).toContain(
      'api-version: 2026021301.0.0',
    )
    expect(runInShell(writeCommands(versioned, [stop], 'cli'), 'oxide').slice(3, 5)).toEqual([
      '--header',
      'api-version:2026021301.0.0',
    ])
    expect(writeCommands(versioned, [stop], 'typescript')).toContain(
      "'api-version': '2026021301.0.0'",
    )
    for (const { value } of LANGUAGES)
      expect(writeCommands(oldest, [stop], value)).not.toContain('api-version')
  })
})
