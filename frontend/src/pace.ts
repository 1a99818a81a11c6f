/** How quickly the other's turn is shown: a setting, and what the board moves by. */
export type Pace = 'slow' | 'normal' | 'fast' | 'none'
