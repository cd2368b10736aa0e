import type { Starter } from './starter.ts';

/** Acclimatisation in Spanish, section by section as in English. */
export const acclimatisationEs: Starter = {
  title: 'Aclimatación',
  description:
    'Cómo se acostumbra el cuerpo al calor, cómo empiezan paso a paso las personas nuevas y las que regresan, y cuándo hay que empezar otra vez.',
  ...{ cover: 'calendar', language: 'es', trueFalse: ['Verdadero', 'Falso'] },
  sections: [
    {
      ...{ title: 'Qué es la aclimatación', drawing: 'body', minutes: 2 },
      lines: [
        'Aclimatarse significa que el cuerpo se acostumbra a trabajar con calor. Necesita días, no horas.',
        'Un cuerpo acostumbrado al calor:',
        '- empieza a sudar antes y suda más',
        '- pierde menos sal en el sudor',
        '- mantiene más bajos el pulso y la temperatura con el mismo trabajo',
        '**No** protege de todo. Sigue necesitando agua, descanso y sombra. Como suda más, también tiene que beber más.',
        '_Fuente: NIOSH, Occupational Exposure to Heat and Hot Environments (2016-106)._',
      ],
    },
    {
      ...{ title: 'Los primeros días son los más peligrosos', drawing: 'warning', minutes: 2 },
      lines: [
        'Casi la mitad de los trabajadores que mueren por el calor mueren en su **primer día** de trabajo. Más de 70 de cada 100 mueren en la primera semana.',
        'Por eso las personas nuevas empiezan despacio, y por eso los demás las observan bien.',
        '- No basta con estar en forma o ser fuerte. Hay que acostumbrarse al calor.',
        '- Quizá quiera demostrar lo que puede hacer. En los primeros días, no lo haga.',
        '- Avise a su supervisor si es nuevo o si estuvo fuera.',
        '_Fuente: OSHA, Protecting New Workers._',
      ],
    },
    {
      ...{ title: 'Personas nuevas: 20 % más cada día', drawing: 'calendar', minutes: 3 },
      lines: [
        'Una persona nueva empieza con una parte pequeña del turno con calor y aumenta un poco cada día:',
        '- **Día 1:** como máximo el 20 % del turno con calor. De 8 horas es más o menos una hora y media.',
        '- **Día 2:** como máximo el 40 %',
        '- **Día 3:** como máximo el 60 %',
        '- **Día 4:** como máximo el 80 %',
        '- **Día 5:** el turno completo',
        'El resto del día se trabaja en un lugar fresco, o en tareas ligeras sin calor. Son límites, no metas. Si no se siente bien, haga menos.',
        '_Fuentes: NIOSH 2016-106 y Protecting Your Workers from Heat Stress (2014); OSHA, norma propuesta en 2024._',
      ],
    },
    {
      ...{ title: 'De vuelta después de un tiempo', drawing: 'steps', minutes: 3 },
      lines: [
        'El cuerpo pierde su protección cuando está lejos del calor. Empieza más o menos después de una semana. Cuentan las vacaciones, una enfermedad o el trabajo en un lugar fresco.',
        'Quienes conocen el trabajo y estuvieron fuera más de 14 días empiezan así:',
        '- **Día 1:** como máximo el 50 % del turno con calor',
        '- **Día 2:** como máximo el 60 %',
        '- **Día 3:** como máximo el 80 %',
        '- **Día 4:** el turno completo',
        'Algunas normas y algunos lugares cuentan 7 días. Después de una enfermedad, pregunte a un médico cuándo puede volver a trabajar con calor.',
        'La primera ola de calor de la temporada es como ser nuevo: todos van despacio.',
        '_Fuentes: NIOSH 2016-106; OSHA, Protecting New Workers, y norma propuesta en 2024; Maryland COMAR 09.12.32 (7 días)._',
      ],
    },
    {
      ...{ title: 'Cuánto tiempo hace falta', drawing: 'sun', minutes: 2 },
      lines: [
        'La mayoría necesita de **7 a 14 días** con trabajo en el calor. Hacen falta unas **dos horas de calor al día**.',
        'Algunas personas necesitan más: personas mayores, enfermas o que toman ciertos medicamentos. Nadie debe compararse con los demás.',
        'Un fin de semana libre cambia poco. Un día mucho más caluroso, ropa de protección nueva o un trabajo más duro también son calor nuevo para el cuerpo. Entonces haga más pausas.',
        '_Fuente: NIOSH 2016-106._',
      ],
    },
    {
      ...{ title: 'Cómo ayuda la cuadrilla', drawing: 'buddy', minutes: 3 },
      lines: [
        '- Sepa quién en su cuadrilla es nuevo o acaba de volver.',
        '- Nadie que no esté acostumbrado al calor trabaja solo.',
        '- Obsérvelos y hable con ellos a menudo. Conozca las señales de enfermedad por calor.',
        '- Deles sombra, agua y más pausas. No haga bromas sobre las pausas.',
        '- Pare el trabajo a la primera señal. Avise al supervisor.',
        '**La confusión, el habla enredada, el desmayo o las convulsiones son una emergencia:** pida ayuda y empiece a enfriar a la persona de inmediato.',
        '_Fuentes: OSHA, Protecting New Workers, y Heat: First Aid; NIOSH, First Aid for Heat Illness._',
      ],
    },
  ],
  questions: [
    {
      text: '¿Qué significa aclimatarse?',
      right: 'El cuerpo se acostumbra en unos días a trabajar con calor',
      wrong: ['Se enfría el aire', 'Se bebe mucho antes del trabajo', 'Ya no hacen falta pausas'],
      why: 'El cuerpo cambia en unos días: suda antes y se mantiene más fresco con el mismo trabajo.',
    },
    {
      text: '¿Cuándo ocurre la mayoría de las muertes por calor en el trabajo?',
      right: 'En los primeros días de trabajo',
      wrong: ['Después de muchos años', 'Solo de noche', 'Solo en personas mayores'],
      why: 'Casi la mitad ocurre el primer día, y más de 70 de cada 100 en la primera semana.',
    },
    {
      text: 'Una persona nueva muy en forma puede hacer el turno completo con calor el primer día.',
      isTrue: false,
      why: 'Estar en forma no basta. El cuerpo tiene que acostumbrarse al calor.',
    },
    {
      text: 'Persona nueva, día 1: ¿qué porcentaje del turno con calor como máximo?',
      number: 20,
      why: 'Como máximo el 20 %: más o menos una hora y media de un turno de ocho horas.',
    },
    {
      text: '¿Qué porcentaje del turno puede aumentar una persona nueva cada día?',
      number: 20,
      why: '20, 40, 60, 80 y luego 100 %: como máximo 20 % más cada día.',
    },
    {
      text: 'Alguien que conoce el trabajo estuvo fuera tres semanas. Día 1: ¿qué porcentaje del turno con calor como máximo?',
      number: 50,
      why: 'Después de más de 14 días fuera: 50, 60, 80 y luego 100 %.',
    },
    {
      text: '¿Cuánto necesita la mayoría para acostumbrarse al calor?',
      right: 'De 7 a 14 días',
      wrong: ['Un día', 'Dos horas', 'Un año entero'],
      why: 'La mayoría necesita de 7 a 14 días, con unas dos horas de calor al día.',
    },
    {
      text: '¿Qué puede ser «calor nuevo» para el cuerpo? Elija todas las correctas.',
      allRight: [
        'La primera ola de calor de la temporada',
        'Ropa de protección nueva',
        'Un trabajo más duro',
      ],
      wrong: ['Un día fresco y lluvioso'],
      why: 'Los días más calurosos, la ropa más caliente y el trabajo más duro necesitan tiempo y más pausas.',
    },
    {
      text: 'Las personas aclimatadas sudan más, así que también deben beber suficiente.',
      isTrue: true,
      why: 'Pierden más agua. La aclimatación no sustituye el agua, el descanso ni la sombra.',
    },
    {
      text: 'Un compañero nuevo parece confundido con el calor. ¿Qué hace?',
      right: 'Pedir ayuda y empezar a enfriarlo de inmediato',
      wrong: ['Dejarlo descansar solo', 'Darle más trabajo', 'Esperar al final del turno'],
      why: 'La confusión puede ser un golpe de calor. Pida ayuda, enfríe de inmediato y quédese con la persona.',
    },
  ],
};
