import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from '@/browser/downloads'
import { csvFile } from '@/lib/csv'

afterEach(() => vi.restoreAllMocks())

/** The type and the bytes of the file that the browser saves. */
const savedOf = async (file: Parameters<typeof saveFile>[0]) => {
  let saved: Blob | undefined
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      saved = blob
      return 'blob:a'
    },
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.useFakeTimers()
  saveFile(file)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const reader = new FileReader()
  const read = new Promise(resolve => {
    reader.onload = resolve
  })
  reader.readAsArrayBuffer(saved!)
  await read
  return { type: saved!.type, bytes: [...new Uint8Array(reader.result as ArrayBuffer)] }
}

const ROWS = [['ü', '🪨'], [1.5]] as const

test('a CSV file is UTF-8 without a mark', async () => {
  const { type, bytes } = await savedOf(csvFile('a', ROWS, 'csv', 'de'))
  expect(type).toBe('text/csv;charset=utf-8')
  expect(Buffer.from(bytes).toString()).toBe('ü,🪨\r\n1.5\r\n')
  expect(bytes.slice(0, 2)).toEqual([0xc3, 0xbc])
})

test('a CSV file for Excel is UTF-16 with a byte-order mark and tabs', async () => {
  const { type, bytes } = await savedOf(csvFile('a', ROWS, 'excel', 'de'))
  expect(type).toBe('text/csv;charset=utf-16le')
  expect(bytes.slice(0, 6)).toEqual([0xff, 0xfe, 0xfc, 0, 9, 0])
  expect(new TextDecoder('utf-16le').decode(Uint8Array.from(bytes))).toBe('ü\t🪨\r\n1,5\r\n')
})
