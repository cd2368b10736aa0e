import type { Starter } from './starter.ts';

/** Hydration at work in Spanish, section by section as in English. */
export const hydrationEs: Starter = {
  title: 'Hidratación en el trabajo',
  description:
    'Por qué el cuerpo necesita agua, cuánto y cada cuánto beber con calor, y cómo funciona una prueba de hidratación.',
  ...{ cover: 'water', language: 'es', trueFalse: ['Verdadero', 'Falso'] },
  sections: [
    {
      ...{ title: 'Por qué el cuerpo necesita agua', drawing: 'body', minutes: 2 },
      lines: [
        'El sudor es casi todo agua. En un trabajo con calor muchas personas pierden alrededor de un litro de sudor en una hora, y algunas más.',
        'Si no bebe suficiente:',
        '- el cuerpo se enfría peor',
        '- el corazón tiene que trabajar más',
        '- se cansa y comete más errores',
        '- aumenta el riesgo de enfermarse por el calor',
        'Perder agua por el 2 % de su peso ya es un problema. Para una persona de 75 kg es un kilo y medio.',
        '_Fuentes: Baker y otros (2016), sudor de 506 personas; NIOSH 2016-106._',
      ],
    },
    {
      ...{ title: 'Beba pronto y a menudo', drawing: 'water', minutes: 3 },
      lines: [
        'Empiece el turno bien hidratado. Después beba antes de tener sed. La sed llega tarde.',
        'Con calor: **más o menos un vaso (250 ml, 8 oz) cada 15 a 20 minutos.** Son entre 0,75 y 1 litro en una hora.',
        '- Es mejor beber poco y muchas veces que mucho de una vez.',
        '- Lo mejor es agua fresca. Téngala cerca de donde trabaja.',
        '- Beba también en las pausas, con las comidas y después del turno.',
        'Su empresa debe darle suficiente agua para beber. En muchos lugares la regla es un cuarto de galón (0,95 litros) por persona y hora.',
        '_Fuentes: NIOSH 2016-106; OSHA, norma propuesta en 2024; Oregón OAR 437-002-0156._',
      ],
    },
    {
      ...{ title: 'Demasiada también es peligrosa', drawing: 'warning', minutes: 3 },
      lines: [
        'Mucha agua en poco tiempo puede ser peligrosa. Diluye la sal de la sangre.',
        '- **Nunca beba más de 1,4 litros (1,5 cuartos) en una hora.**',
        '- No más de 11 litros (12 cuartos) en un día.',
        'El dolor de cabeza, la confusión y los vómitos pueden venir de demasiada agua, igual que del calor. Pare, avise a alguien y busque ayuda médica.',
        'Las personas con enfermedades del corazón o de los riñones, y quienes toman diuréticos (pastillas para orinar), pueden necesitar otra cantidad. **Pregunte a su médico cuánto debe beber.**',
        '_Fuente: Ejército de EE. UU., TB MED 507 (control del estrés por calor)._',
      ],
    },
    {
      ...{ title: 'Sal, comida y otras bebidas', drawing: 'water', minutes: 3 },
      lines: [
        'El sudor lleva sal. Las comidas normales suelen reponerla. Por eso, coma bien y no se salte el desayuno.',
        '- Si suda mucho durante varias horas, una bebida con **electrolitos** (sales) puede ayudar. Tómela además del agua, no en lugar del agua.',
        '- No tome pastillas de sal, salvo que se lo diga un médico.',
        '- Nada de alcohol antes del trabajo ni durante el trabajo. Hace perder agua y aumenta el riesgo de enfermarse por el calor.',
        '- Cuidado con las bebidas energéticas. Mucha cafeína y mucho azúcar son un riesgo con calor.',
        '_Fuente: NIOSH 2016-106 y NIOSH Heat Stress: Hydration._',
      ],
    },
    {
      ...{ title: 'Revise su estado', drawing: 'urine', minutes: 2 },
      lines: [
        'La orina muestra algo sobre el agua de su cuerpo. Mírela cuando vaya al baño.',
        '- **Amarillo claro:** normalmente hay suficiente agua.',
        '- **Amarillo oscuro:** beba más.',
        '- **Marrón o roja, o casi nada de orina:** deje de trabajar y busque ayuda médica.',
        'Las vitaminas, los medicamentos y algunos alimentos pueden cambiar el color. Fíjese también en otras señales: sed, boca seca, dolor de cabeza, mareo o debilidad.',
        'No confíe solo en el color: puede cambiar despacio y no es igual en todas las personas.',
        '_Fuentes: NIOSH, Heat Stress: Hydration; NIOSH 2016-106 (rabdomiólisis)._',
      ],
    },
    {
      ...{ title: 'La prueba de saliva', drawing: 'steps', minutes: 3 },
      lines: [
        'La prueba de saliva mide qué tan concentrada está la saliva, en mOsm. Un número más alto significa que el cuerpo tiene menos agua.',
        '# Antes de la prueba',
        '- **Espere al menos 15 minutos** después de comer, beber, fumar o mascar chicle. Un sorbo de agua justo antes da un número demasiado bajo.',
        '- Avise si acaba de beber. Un número equivocado no le sirve a nadie.',
        '# Qué significa el número',
        '- Un solo número no es un diagnóstico. Dos pruebas de la misma persona pueden diferir unos 25 mOsm sin un cambio real.',
        '- Sus propios valores habituales valen más que los de otras personas.',
        '- Si se siente mal, **sus señales son más importantes que el número**. Pida ayuda, aunque el resultado sea bueno.',
        'Después de un resultado alto: descanse a la sombra, beba y repita la prueba como lo prevé su lugar de trabajo.',
        '_Fuentes: Ely y otros (2011), efecto de una bebida en la saliva; PLoS One 2024, e0313320, pruebas repetidas con un aparato de saliva._',
      ],
    },
  ],
  questions: [
    {
      text: '¿Cuándo debe empezar a beber con calor?',
      right: 'Antes de tener sed',
      wrong: ['Cuando tenga la boca seca', 'Solo en la pausa de comida', 'Después del turno'],
      why: 'La sed llega tarde. Empiece el turno bien hidratado y beba pronto y a menudo.',
    },
    {
      text: '¿Cada cuánto debe beber más o menos un vaso de agua con calor?',
      right: 'Cada 15 a 20 minutos',
      wrong: ['Cada dos horas', 'Una vez por hora', 'Cada minuto'],
      why: 'Un vaso (250 ml) cada 15 a 20 minutos son entre 0,75 y 1 litro en una hora.',
    },
    {
      text: 'Lo mejor es beber muchísimo de una vez y luego nada durante horas.',
      isTrue: false,
      why: 'Es mejor poco y muchas veces. Muchísima agua de una vez puede ser peligrosa.',
    },
    {
      text: '¿Cuántos litros no debe superar nunca en una hora?',
      ...{ number: 1.4, tolerance: 0.1 },
      why: 'No más de 1,4 litros (1,5 cuartos) en una hora. Más puede diluir la sal de la sangre.',
    },
    {
      text: '¿Qué puede pasar si no bebe suficiente? Elija todas las correctas.',
      allRight: ['El cuerpo se enfría peor', 'Comete más errores', 'El corazón trabaja más'],
      wrong: ['Suda toda la grasa'],
      why: 'Con poca agua es más difícil enfriarse, el corazón se cansa y el cerebro se vuelve lento.',
    },
    {
      text: 'Tiene una enfermedad de los riñones. ¿Cuánto debe beber en el trabajo?',
      right: 'Lo que le diga su médico',
      wrong: ['Lo mismo que todos', 'Lo menos posible', 'Todo lo que pueda'],
      why: 'Con enfermedades del corazón o de los riñones, o con diuréticos, la cantidad puede ser otra. Pregunte a su médico.',
    },
    {
      text: 'Todas las personas que sudan deben tomar pastillas de sal.',
      isTrue: false,
      why: 'Las comidas normales suelen reponer la sal. Pastillas de sal solo si las receta un médico.',
    },
    {
      text: '¿Qué indica normalmente la orina de color amarillo oscuro?',
      right: 'Que beba más',
      wrong: ['Que bebió demasiado', 'Que todo está bien', 'Que comió demasiada sal'],
      why: 'La orina oscura suele indicar poca agua. Los medicamentos y la comida también cambian el color.',
    },
    {
      text: 'Después de un trabajo duro con calor su orina es marrón o roja. ¿Qué hace?',
      right: 'Dejar de trabajar y buscar ayuda médica',
      wrong: ['Esperar al día siguiente', 'Tomar una bebida energética', 'Nada, es normal'],
      why: 'La orina marrón o roja puede indicar daño en los músculos o en los riñones. Necesita ayuda médica.',
    },
    {
      text: '¿Cuántos minutos debe esperar después de comer o beber antes de una prueba de saliva?',
      number: 15,
      why: 'Espere al menos 15 minutos. Un sorbo de agua justo antes da un número demasiado bajo.',
    },
    {
      text: 'Su prueba de saliva es buena, pero siente mareo y náuseas. ¿Qué cuenta más?',
      right: 'Cómo me siento: paro y pido ayuda',
      wrong: ['El número: sigo trabajando', 'Ninguno: repito la prueba diez veces'],
      why: 'Sus señales son más importantes que el número. Un solo número no es un diagnóstico.',
    },
  ],
};
