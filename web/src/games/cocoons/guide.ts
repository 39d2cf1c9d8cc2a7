import type { Guide } from '../board'
export const guide: Guide = { seats: ['me', 'expert'], options: { level: 1 }, steps: [] }
