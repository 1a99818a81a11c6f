import { describe, expect, it } from 'vitest'
import { gameAfter, practice } from './practice'

describe('the game after a lesson', () => {
  it('is the practice game after the first, then a whole game of the rules that were learnt', () => {
    expect(gameAfter('first')).toEqual(practice())
    expect(practice().practice).toBe(true)
    expect(gameAfter('endings')).toMatchObject({ rules: 'regular', level: 'seedling' })
    expect(gameAfter('endings').practice).toBeUndefined()
    expect(gameAfter('chips').rules).toBe('regular+chips')
    expect(gameAfter('novice').rules).toBe('novice')
  })
})
