import { describe, expect, it } from 'vitest'
import { isFinished, isFinishedRecord, kindOf } from './requests'

const HERE = 'https://bossa.example'
const asked = (path: string, method = 'GET', mode = 'cors') => kindOf({ method, url: HERE + path, mode }, HERE)

describe('what the service worker answers', () => {
  it('answers pages, with and without a token', () => {
    for (const path of ['/', '/how', '/how/', '/game/abc', '/join#secret', '/nowhere'])
      expect(asked(path, 'GET', 'navigate')).toBe('page')
  })

  it('answers the files of the shell', () => {
    expect(asked('/assets/index-BeZSXxBw.js')).toBe('asset')
  })

  it('leaves files that a person opens, and saved records, to the server', () => {
    for (const path of ['/licences/figtree.txt', '/favicon.svg', '/api/v1/games/abc/record', '/api/v1/me/data'])
      expect(asked(path, 'GET', 'navigate')).toBeNull()
  })

  it('answers a game and its record, and nothing else of it', () => {
    expect(asked('/api/v1/games/abc')).toBe('game')
    expect(asked('/api/v1/games/abc/record')).toBe('record')
    expect(asked('/api/v1/games/abc/steps')).toBe('steps')
    for (const path of ['/api/v1/games/abc/events?after=3', '/api/v1/games', '/api/v1/games/abc/decisions'])
      expect(asked(path)).toBeNull()
    expect(asked('/api/v1/games/abc/decisions', 'POST')).toBeNull()
  })

  it('answers lessons that were opened, and not their list or figures', () => {
    expect(asked('/api/v1/lessons/first')).toBe('lesson')
    expect(asked('/api/v1/lessons')).toBeNull()
    expect(asked('/api/v1/lessons/first/figures', 'POST')).toBeNull()
  })

  it('answers the rules', () => {
    expect(asked('/api/v1/rules')).toBe('rules')
    expect(asked('/api/v1/rules', 'GET', 'navigate')).toBeNull()
  })

  it('never touches the player', () => {
    for (const method of ['GET', 'POST', 'PUT']) expect(asked('/api/v1/me', method)).toBeNull()
    expect(asked('/api/v1/me/links', 'POST')).toBeNull()
  })

  it('sees when this device becomes another player', () => {
    expect(asked('/api/v1/me', 'DELETE')).toBe('identity')
    expect(asked('/api/v1/links', 'POST')).toBe('identity')
  })

  it('leaves other sites alone', () => {
    expect(kindOf({ method: 'GET', url: 'https://other.example/', mode: 'navigate' }, HERE)).toBeNull()
  })
})

describe('what is kept', () => {
  it('is a finished game only', () => {
    expect(isFinished({ status: 'over' })).toBe(true)
    expect(isFinished({ status: 'called-off' })).toBe(true)
    for (const other of [{ status: 'running' }, { status: 'waiting' }, {}, null]) expect(isFinished(other)).toBe(false)
  })

  it('is the record of a finished game only, told by its deal', () => {
    const head = '[Rules "novice"]\n[Result "*"]\n[Hash "ab"]'
    expect(isFinishedRecord(`${head}\n[Deal "12,33"]\n\n1. +41`)).toBe(true)
    expect(isFinishedRecord(`${head}\n\n1. +41`)).toBe(false)
    expect(isFinishedRecord(`${head}\n\n1. +41 {\n[Deal "no tag, but a comment"]\n}`)).toBe(false)
  })
})
