import { expect, test } from 'vitest'
import { reachOf } from './reach'

test.each([
  ['http://127.0.0.1:8000/join#a', 'computer'],
  ['http://localhost:8000/join#a', 'computer'],
  ['http://[::1]:8000/join#a', 'computer'],
  ['http://192.168.1.20:8000/', 'network'],
  ['http://172.16.0.4/', 'network'],
  ['http://172.32.0.4/', 'everywhere'],
  ['http://[fd12::1]/', 'network'],
  ['http://[2001:db8::1]/', 'everywhere'],
  ['http://living-room.local:8000/', 'network'],
  ['http://nas:8000/', 'network'],
  ['https://bossa.example/join#a', 'everywhere'],
])('%s', (url, reach) => {
  expect(reachOf(url)).toBe(reach)
})
