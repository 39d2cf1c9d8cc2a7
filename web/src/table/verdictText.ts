// The last sentence of a game.
import type { Language } from '../games/board'
import type { VerdictText } from './verdict'

export const verdictText: Record<Language, VerdictText> = {
  en: {
    teamWon: 'You won together!',
    teamLost: 'Lost, all together.',
    seenWon: 'They won!',
    seenLost: 'They lost.',
    won: 'You won!',
    wonScores: 'You won, {own} to {others}!',
    lost: 'You lost.',
    lostScores: 'You lost, {own} to {others}: {names} wins.',
    shared: 'You share the win!',
    namedWon: '{names} wins.',
    namedWonScores: '{names} wins, {own} to {others}.',
    namedShared: '{names} share the win.',
    nobodyWon: 'Nobody has won.',
  },
  fr: {
    teamWon: 'Gagné, tous ensemble !',
    teamLost: 'Perdu, tous ensemble.',
    seenWon: 'Partie gagnée !',
    seenLost: 'Partie perdue.',
    won: 'Gagné !',
    wonScores: 'Gagné, {own} à {others} !',
    lost: 'Perdu.',
    lostScores: 'Perdu, {own} à {others} : {names} gagne.',
    shared: 'Victoire partagée !',
    namedWon: '{names} gagne.',
    namedWonScores: '{names} gagne, {own} à {others}.',
    namedShared: '{names} se partagent la victoire.',
    nobodyWon: 'Personne n’a gagné.',
  },
}
