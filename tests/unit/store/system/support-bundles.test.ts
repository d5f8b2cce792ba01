import { describe, expect, it, test } from 'vitest'
import { filteredTree } from '@/store/system/support-bundles/contents'
import { commentError, toComment } from '@/store/system/support-bundles/rules'

describe('a comment', () => {
  it('may have 4096 bytes', () => {
    expect(commentError('x'.repeat(4096))).toBeUndefined()
    expect(commentError('x'.repeat(4097))).toContain('4,096 bytes')
  })

  it('of fewer characters is refused if they take more bytes', () => {
    const comment = 'é'.repeat(2048)
    expect(commentError(comment)).toBeUndefined()
    expect(commentError(`${comment}x`)).toContain('4,096 bytes')
  })

  it('that is blank is none', () => {
    expect(toComment(' \n')).toBeNull()
    expect(toComment('slow disks')).toBe('slow disks')
  })
})

test('a filter finds files by any part of their path', () => {
  const files = ['rack/a/sled.txt', 'rack/a/logs/nexus.log', 'reason.txt']
  expect(filteredTree(files, 'LOGS/').nodes.map(({ id }) => id)).toEqual(['rack/'])
  expect(filteredTree(files, 'logs')).toMatchObject({ found: 1, isCut: false })
  expect(filteredTree(files, '').found).toBe(3)
  const many = Array.from({ length: 600 }, (_, index) => `${index}.log`)
  expect(filteredTree(many, 'log')).toMatchObject({ found: 600, isCut: true })
})
