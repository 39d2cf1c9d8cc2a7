// Les cartes mystère : noms et effets.
export const cards = {
  card_second_wind: 'Second souffle', effect_second_wind: 'Relancez le dé et avancez encore, tout de suite.',
  card_skeleton_key: 'Passe-partout', effect_skeleton_key: 'Un cadenas de couleur de votre zone disparaît.',
  card_secret_passage: 'Passage secret', effect_secret_passage: 'Vous pouvez rejoindre un équipier qui est sur le plateau.',
  card_moonlight: 'Clair de lune', effect_moonlight: 'Les fantômes ne bougent pas à la fin de ce tour.',
  card_exorcism: 'Exorcisme', effect_exorcism: 'Un fantôme de votre choix disparaît.',
  card_amnesty: 'Grâce', effect_amnesty: 'Tous les prisonniers sortent, sur leur arête de sortie.',
  card_lantern: 'Lanterne', effect_lantern: 'Gardez-la : elle vous sauve une fois d’un fantôme.',
  card_apparition: 'Apparition', effect_apparition: 'Un fantôme apparaît, loin de vous dans votre zone.',
  card_black_padlock: 'Verrou noir', effect_black_padlock: 'Un cadenas noir de la réserve est posé dans votre zone.',
  card_rusty_padlock: 'Cadenas rouillé', effect_rusty_padlock: 'Un cadenas à la couleur du joueur suivant est posé dans votre zone.',
  card_cold_wind: 'Vent froid', effect_cold_wind: 'Tous les fantômes bougent aussitôt.',
}
