/** A star round the middle, 20 high and low. */
export const STAR = 'M0-20 5.9-8.1 19-6.2 9.5 3.1 11.8 16.2 0 10-11.8 16.2-9.5 3.1-19-6.2-5.9-8.1Z'
