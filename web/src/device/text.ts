// The words of playing without a server.
import { makeText } from '../ui/makeText'

const en = {
  title: 'Play on this device',
  line: 'Alone or together at this screen, with all bots, and without any connection once it is loaded.',
  siteLine: 'Everything happens in this browser: nothing is sent anywhere, and it works without a connection.',
  size: 'Loads about {size} MB, once.',
  begin: 'Play on this device',
  loading: 'Loading the table: {share}%',
  waking: 'Setting up the table…',
  ready: 'New tables are opened on this device. It is ready, with or without a connection.',
  off: 'Back to the server',
  taken: 'Tablée is open in another tab, and only one at a time can play on this device.',
  network: 'The table could not be loaded: there is no connection.',
  broken: 'The table could not be set up in this browser.',
  again: 'Try again',
  running: 'Your tables on this device',
  finished: 'Games finished on this device',
  kept: '{count|One table is|{count} tables are} kept on this device.',
  show: 'Show {count|it|them}',
  here: 'On this device: only at this screen, and with bots.',
  notReady:
    'This game needs physics that a browser does not have: it can be played with a server, and its saved games can be watched here.',
  saveAll: 'Save all tables to a file',
  bringBack: 'Bring tables back from a file',
  broughtBack: '{count|One table is back.|{count} tables are back.}',
  badFile: 'This file holds no saved tables.',
  move: 'Take it to the server',
  newer: 'A newer Tablée is here.',
  renew: 'Load it',
  later: 'Later',
}

export type DeviceText = typeof en

const fr: DeviceText = {
  title: 'Jouer sur cet appareil',
  line: 'À une ou plusieurs personnes devant cet écran, avec tous les robots, et sans connexion une fois le chargement fait.',
  siteLine: 'Tout se passe dans ce navigateur : rien n’est envoyé nulle part, et cela marche sans connexion.',
  size: 'Environ {size} Mo à charger, une seule fois.',
  begin: 'Jouer sur cet appareil',
  loading: 'Chargement de la table : {share} %',
  waking: 'On dresse la table…',
  ready: 'Les nouvelles tables s’ouvrent sur cet appareil. Tout est prêt, avec ou sans connexion.',
  off: 'Revenir au serveur',
  taken: 'Un autre onglet a déjà ouvert Tablée, et un seul à la fois peut jouer sur cet appareil.',
  network: 'La table n’a pas pu être chargée : il n’y a pas de connexion.',
  broken: 'La table n’a pas pu être dressée dans ce navigateur.',
  again: 'Réessayer',
  running: 'Vos tables sur cet appareil',
  finished: 'Parties terminées sur cet appareil',
  kept: '{count|Une table est conservée|{count} tables sont conservées} sur cet appareil.',
  show: '{count|La|Les} montrer',
  here: 'Sur cet appareil : seulement devant cet écran, et avec des robots.',
  notReady:
    'Ce jeu a besoin d’un moteur physique qu’un navigateur n’a pas : on y joue avec un serveur, et ses parties enregistrées se revoient ici.',
  saveAll: 'Enregistrer toutes les tables dans un fichier',
  bringBack: 'Reprendre des tables d’un fichier',
  broughtBack: '{count|Une table est revenue.|{count} tables sont revenues.}',
  badFile: 'Ce fichier ne contient pas de tables enregistrées.',
  move: 'L’emporter sur le serveur',
  newer: 'Une version plus récente de Tablée est là.',
  renew: 'La charger',
  later: 'Plus tard',
}

export const useDeviceText = makeText<DeviceText>({ en, fr })
