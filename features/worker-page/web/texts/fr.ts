import type { PageTranslation } from './en.ts';

/** French, unreviewed. */
export const fr: PageTranslation = {
  pageTitle: 'Ma page',
  loading: 'Chargement',
  hello: 'Bonjour {{name}}',
  language: 'Langue',
  unreviewed: 'Cette traduction n’a pas été vérifiée.',
  cancel: 'Annuler',
  close: 'Fermer',
  retry: 'Essayer de nouveau',

  invalid: 'Ce lien n’est plus valable. Demandez-en un nouveau à votre responsable.',
  invalidUnsent:
    'Ce que vous vouliez envoyer n’a pas été envoyé. Prévenez quelqu’un de vive voix.',
  failed: 'La page n’a pas pu être ouverte.',
  tooMany: 'Trop d’essais. Attendez une minute, puis essayez de nouveau.',
  noConnection: 'Pas de connexion. Connectez-vous et essayez de nouveau.',
  noLink: 'Aucune page n’est ouverte sur cet appareil',
  noLinkAbout: 'Ouvrez votre lien ou scannez votre code.',
  notFound: 'Cette page n’existe pas',
  offlineNote: 'Pas de connexion. Ce que vous voyez date de : {{age}}.',
  serverNote: 'Le serveur n’a pas répondu. Ce que vous voyez date de : {{age}}.',
  tooManyNote: 'Trop d’essais. Ce que vous voyez date de : {{age}}.',

  helpTitle: 'Avez-vous besoin d’aide ?',
  needBreak: 'J’ai besoin d’une pause',
  unwell: 'Je ne me sens pas bien',
  breakTitle: 'Demander une pause ?',
  breakAbout:
    'Votre responsable est prévenu que vous avez besoin d’une pause. Vous pouvez arrêter et vous reposer tout de suite.',
  tell: 'Prévenir mon responsable',

  symptomsTitle: 'Comment vous sentez-vous ?',
  symptomsAbout: 'Choisissez tout ce que vous ressentez.',
  dizzy: 'Vertiges',
  headache: 'Mal de tête',
  nausea: 'Envie de vomir',
  cramps: 'Crampes',
  weak: 'Grande faiblesse ou fatigue',
  confused: 'Confusion',
  no_sweat: 'Très chaud, mais sans sueur',
  fainted: 'Je me suis évanoui',
  other: 'Autre chose',
  note: 'Voulez-vous ajouter quelque chose ?',
  noteAbout: 'Votre responsable peut le lire.',
  chooseSymptom: 'Choisissez au moins une chose.',
  meanwhile:
    'Arrêtez le travail tout de suite. Allez à l’ombre, rafraîchissez-vous et buvez de l’eau par petites quantités. Ne restez pas seul.',

  urgentTitle: 'C’est peut-être un coup de chaleur. Demandez de l’aide tout de suite.',
  urgentAbout: 'Appelez les personnes près de vous. Ne restez pas seul.',
  call: 'Appeler le {{number}}',
  callNote: 'Le 112 fonctionne sur les téléphones mobiles dans la plupart des pays.',
  firstAid: 'Que faire',
  aidCall: 'Appelez de l’aide tout de suite.',
  aidCallAbout: 'Dites où vous êtes. Envoyez quelqu’un à l’entrée pour guider l’ambulance.',
  aidCool: 'D’abord refroidir, ensuite transporter.',
  aidCoolAbout:
    'Commencez à refroidir avant toute autre chose, et n’arrêtez pas avant que l’équipe médicale prenne le relais.',
  aidShade: 'Aller à l’ombre. Enlever les vêtements de dessus.',
  aidShadeAbout: 'Aussi le casque, les bottes, le gilet et les vêtements de protection.',
  aidWater: 'Mettre le corps dans l’eau froide ou glacée.',
  aidWaterAbout:
    'La tête reste hors de l’eau. Pas de bain : versez de l’eau froide sur tout le corps sans arrêt, faites du vent, et mettez de la glace ou des linges froids et mouillés sur la tête, le cou, les aisselles et l’aine.',
  aidStay: 'Restez avec la personne.',
  aidStayAbout:
    'Sans connaissance mais respire : la tourner sur le côté. Ne respire pas : commencer la réanimation. Convulsions : protéger des blessures, rien dans la bouche.',
  aidDrink: 'Rien à boire si elle n’est pas bien éveillée.',
  aidDrinkAbout: 'Pas de comprimés contre la fièvre ou la douleur.',

  requestsTitle: 'Ce que vous avez envoyé',
  waiting: 'En attente d’envoi',
  waitingAbout: 'Personne n’est encore prévenu. Prévenez quelqu’un de vive voix.',
  notKept:
    'Cet appareil ne peut pas le garder. Laissez cette page ouverte jusqu’à ce que ce soit envoyé.',
  sendNow: 'Envoyer maintenant',
  refused: 'L’envoi n’a pas marché',
  refusedAbout: 'Personne n’a été prévenu. Prévenez quelqu’un de vive voix.',
  removeRequest: 'Retirer',
  sent: 'Envoyé',
  sentAbout_one:
    '{{n}} responsable a été prévenu. Si c’est urgent, prévenez aussi quelqu’un de vive voix.',
  sentAbout_other:
    '{{n}} responsables ont été prévenus. Si c’est urgent, prévenez aussi quelqu’un de vive voix.',
  sentNobody: 'Aucun responsable n’a pu être prévenu. Prévenez quelqu’un de vive voix.',
  answered: 'Vu par votre responsable',
  answeredAbout: 'Vu {{age}}.',

  statusTitle: 'Votre dernier test',
  hydrated: 'Bien hydraté',
  mild: 'Déshydratation légère',
  moderate: 'Déshydratation modérée',
  severe: 'Déshydratation grave',
  hydratedAbout: 'Votre corps avait assez d’eau. Continuez à boire peu et souvent.',
  mildAbout:
    'Votre corps manquait un peu d’eau. Buvez de l’eau maintenant, par petites quantités.',
  moderateAbout:
    'Votre corps manquait d’eau. Reposez-vous à l’ombre, buvez de l’eau par petites quantités et prévenez votre responsable.',
  severeAbout:
    'Votre corps manquait beaucoup d’eau. Arrêtez le travail, allez à l’ombre, buvez de l’eau par petites quantités et prévenez tout de suite votre responsable.',
  oldTest: 'Ce test est ancien. Votre état peut être différent maintenant.',
  noTest: 'Pas encore de test',
  noTestAbout: 'Votre résultat apparaît ici après votre premier test.',

  adviceTitle: 'Travailler maintenant à la chaleur',
  adviceFor: 'Pour {{place}}',
  adviceForJob: 'Pour {{job}} à {{place}}',
  low: 'Risque faible',
  high: 'Risque élevé',
  extreme: 'Risque extrême',
  eachHour: 'Pour chaque heure',
  work: 'Travail',
  rest: 'Repos à l’ombre',
  water: 'Eau',
  noWork:
    'Pas de travail par cette chaleur. Arrêtez, allez dans un endroit frais et parlez à votre responsable.',
  hotter: 'Ce sera plus dangereux à {{time}}.',
  hotterRest: 'Alors reposez-vous {{minutes}} par heure.',
  hotterStop: 'Alors arrêtez le travail.',
  notHotter: 'Ce ne sera pas plus dangereux dans les heures connues.',
  temperature: 'L’air est à {{temperature}}.',
  adviceNote:
    'Vous pouvez toujours vous reposer plus. Arrêtez tout de suite si vous ne vous sentez pas bien.',
  adviceUnknown: 'Il n’y a pas de conseil pour maintenant',
  no_location: 'On ne sait pas où vous travaillez.',
  no_job: 'On ne sait pas si votre travail est dur.',
  no_weather: 'On ne connaît pas la météo.',
  oldAdvice: 'Le conseil sur cet appareil est trop ancien.',
  unknownDo:
    'Soyez prudent : demandez à votre responsable combien de temps vous pouvez travailler. Buvez un verre d’eau toutes les 15 à 20 minutes, reposez-vous souvent à l’ombre et veillez les uns sur les autres.',

  coursesTitle: 'Vos cours',
  noCourses: 'Vous n’avez pas de cours en ce moment.',
  toAssessments: 'Tous les tests des cours',
  noAssessments: 'Il n’y a pas de test en ce moment.',
  toPage: 'Retour à ma page',
  leaveTitle: 'Quitter les questions ?',
  leaveAbout: 'Vos réponses restent sur cet appareil. Vous pourrez continuer plus tard.',
  leave: 'Quitter',
  stay: 'Rester',

  historyTitle: 'Vos tests',
  historyAbout: 'Chaque signe est un test. Le jour le plus récent est en premier.',
  day: 'Jour',
  result: 'Résultat',

  validUntil: 'Ce lien fonctionne jusqu’au {{day}}.',
  install: 'Mettre sur l’écran d’accueil',
  removeDevice: 'Retirer de cet appareil',
  removeTitle: 'Retirer cette page de cet appareil ?',
  removeAbout:
    'Tout ce qui est gardé ici est effacé, aussi ce qui n’est pas encore envoyé. Votre lien fonctionne toujours.',
  removeAction: 'Retirer',
  removed: 'La page a été retirée de cet appareil',
};
