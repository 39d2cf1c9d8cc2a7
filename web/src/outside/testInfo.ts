// What a server would say of a game from another package, for the tests in this folder.
import type { GameInfo, Schemas } from '../net/api'

const ACTION: Schemas = {
  kinds: { bid: { $ref: '#/Bid' }, doubt: { $ref: '#/Doubt' } },
  parts: {
    Bid: {
      title: 'Bid',
      description: 'So many dice.',
      type: 'object',
      properties: {
        type: { enum: ['bid'] },
        count: { title: 'How many', type: 'integer' },
        face: { type: 'integer', minimum: 1, maximum: 6 },
        to_seat: { type: 'integer', default: 1 },
        colour: { enum: ['dark_blue', 'red'] },
        sure: { type: 'boolean', default: true },
        words: { type: 'string', minLength: 1, maxLength: 20 },
        places: { type: 'array', items: { $ref: '#/Place' }, maxItems: 3 },
        pair: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], minItems: 2, maxItems: 2 },
        note: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
        how: { anyOf: [{ $ref: '#/Slow' }, { $ref: '#/Fast' }] },
        extra: { type: 'number' },
        wild: {},
      },
      required: ['type', 'count', 'face', 'colour', 'words', 'places', 'pair', 'how', 'wild'],
    },
    Doubt: { title: 'Doubt', type: 'object', properties: { type: { enum: ['doubt'] } }, required: ['type'] },
    Place: {
      title: 'Place',
      type: 'object',
      properties: { x: { type: 'integer' }, y: { type: 'integer', default: 3 } },
      required: ['x'],
    },
    Slow: {
      title: 'Slow',
      type: 'object',
      properties: { type: { enum: ['slow'] }, steps: { type: 'integer', exclusiveMinimum: 0 } },
      required: ['type', 'steps'],
    },
    Fast: { title: 'Fast', type: 'object', properties: { type: { enum: ['fast'] } }, required: ['type'] },
  },
}

const VIEW: Schemas = {
  kinds: { view: { $ref: '#/View' } },
  parts: {
    View: {
      title: 'View',
      type: 'object',
      properties: {
        left_over: { title: 'Still to come', description: 'Cards.', type: 'integer' },
        stacks: { type: 'array', items: { type: 'integer' }, tablee: 'by_seat' },
        leads: { anyOf: [{ type: 'integer' }, { type: 'null' }], tablee: 'seat' },
      },
    },
  },
}

export const INFO: GameInfo = {
  slug: 'cups',
  title: 'Cups',
  seats: [2, 3],
  box: { hue: 10, minutes: null, line: {}, notes: {} },
  bots: ['random', 'quick_one'],
  bot_names: { random: { en: 'Daydreamer', fr: 'Rêveur' } },
  bot_lines: {},
  choices: { dice: [1, 2], is_wild: [false, true] },
  defaults: { dice: 1, is_wild: false },
  option_seats: {},
  seat_options: [],
  has_review: false,
  has_hints: false,
  has_sketches: false,
  has_secrets: true,
  is_common: false,
  is_real_time: false,
  rounds: null,
  trophies: null,
  outside: {
    rules: ['en'],
    howto: [],
    board: false,
    style: false,
    emblem: false,
    names: { bid: { fr: 'annoncer' }, doubt: { fr: 'douter' }, face: { fr: 'valeur' }, quick_one: { fr: 'vif' } },
    schemas: {
      action: ACTION,
      view: VIEW,
      event: null,
      options: {
        kinds: { '': { $ref: '#/Options' } },
        parts: {
          Options: {
            type: 'object',
            properties: { dice: { title: 'Dice each', description: 'More is harder.', enum: [1, 2] } },
          },
        },
      },
    },
  },
}

export const ACTION_PARTS = ACTION.parts
export const VIEW_PARTS = VIEW.parts
