// The mystery cards: names and effects.
export const cards = {
  card_second_wind: 'Second wind', effect_second_wind: 'Roll and move again at once.',
  card_skeleton_key: 'Skeleton key', effect_skeleton_key: 'One coloured padlock of your zone is removed.',
  card_secret_passage: 'Secret passage', effect_secret_passage: 'You may join a team mate who is on the board.',
  card_moonlight: 'Moonlight', effect_moonlight: 'The ghosts do not move at the end of this round.',
  card_exorcism: 'Exorcism', effect_exorcism: 'One ghost of your choice is gone.',
  card_amnesty: 'Amnesty', effect_amnesty: 'All prisoners come out, onto their exit edges.',
  card_lantern: 'Lantern', effect_lantern: 'Keep it: it saves you once from being caught.',
  card_apparition: 'Apparition', effect_apparition: 'A ghost appears, far from you in your zone.',
  card_black_padlock: 'Black padlock', effect_black_padlock: 'A black padlock from the reserve is put up in your zone.',
  card_rusty_padlock: 'Rusty padlock', effect_rusty_padlock: 'A padlock in the colour of the next player is put up in your zone.',
  card_cold_wind: 'Cold wind', effect_cold_wind: 'All ghosts move at once.',
}
