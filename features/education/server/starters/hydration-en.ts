import type { Starter } from './starter.ts';

/** Hydration at work. Sources are named in each section. */
export const hydrationEn: Starter = {
  title: 'Hydration at work',
  description:
    'Why your body needs water, how much and how often to drink in the heat, and how a hydration test works.',
  ...{ cover: 'water', language: 'en', trueFalse: ['True', 'False'] },
  sections: [
    {
      ...{ title: 'Why your body needs water', drawing: 'body', minutes: 2 },
      lines: [
        'Sweat is mostly water. In hot work many people lose about one litre of sweat in an hour, and some lose more.',
        'If you do not drink enough:',
        '- your body cools itself less well',
        '- your heart has to work harder',
        '- you get tired, and make more mistakes',
        '- your risk of heat illness gets higher',
        'Losing water worth 2 % of your body weight is already a problem. For a person of 75 kg that is one and a half kilos.',
        '_Sources: Baker and others (2016), sweat rates of 506 people; NIOSH 2016-106._',
      ],
    },
    {
      ...{ title: 'Drink early and often', drawing: 'water', minutes: 3 },
      lines: [
        'Begin the shift well hydrated. Then drink before you are thirsty. Thirst comes late.',
        'In the heat: **about one cup (250 ml, 8 oz) every 15 to 20 minutes.** That is about 0.75 to 1 litre in an hour.',
        '- Small amounts often are better than a lot at once.',
        '- Cool water is best. Keep it close to where you work.',
        '- Also drink in your breaks, with meals, and after the shift.',
        'Your employer must give you enough drinking water. In many places the rule is one quart (0.95 litres) for each person and hour.',
        '_Sources: NIOSH 2016-106; OSHA, proposed rule of 2024; Oregon OAR 437-002-0156._',
      ],
    },
    {
      ...{ title: 'Too much is dangerous too', drawing: 'warning', minutes: 3 },
      lines: [
        'Very large amounts of water in a short time can be dangerous. They thin the salt in your blood.',
        '- **Never drink more than 1.4 litres (1.5 quarts) in one hour.**',
        '- Not more than 11 litres (12 quarts) in a day.',
        'Headache, confusion and vomiting can come from too much water as well as from heat. Stop, tell somebody and get medical help.',
        'People with heart or kidney disease, and people who take water tablets, may need other amounts. **Ask your doctor how much is right for you.**',
        '_Source: US Army, TB MED 507 (heat stress control and heat casualty management)._',
      ],
    },
    {
      ...{ title: 'Salt, food and other drinks', drawing: 'water', minutes: 3 },
      lines: [
        'Sweat contains salt. Normal meals usually give it back. So eat your meals, and do not skip breakfast.',
        '- If you sweat heavily for several hours, a drink with **electrolytes** (salts) can help. Use it besides water, not instead of it.',
        '- Do not take salt tablets unless a doctor tells you to.',
        '- No alcohol before or during work. It makes you lose water and it makes heat illness more likely.',
        '- Be careful with energy drinks. A lot of caffeine and sugar is a risk in the heat.',
        '_Source: NIOSH 2016-106 and NIOSH Heat Stress: Hydration._',
      ],
    },
    {
      ...{ title: 'Check yourself', drawing: 'urine', minutes: 2 },
      lines: [
        'Your urine tells you something about your water. Look at it when you go to the toilet.',
        '- **Pale yellow:** usually enough water.',
        '- **Dark yellow:** drink more.',
        '- **Brown or red, or almost no urine:** stop work and get medical help.',
        'Vitamins, medicines and some foods can change the colour. So look at other signs too: thirst, a dry mouth, headache, feeling dizzy or weak.',
        'Be careful with the colour alone: it can change slowly, and it differs from person to person.',
        '_Sources: NIOSH, Heat Stress: Hydration; NIOSH 2016-106 (rhabdomyolysis)._',
      ],
    },
    {
      ...{ title: 'The saliva test', drawing: 'steps', minutes: 3 },
      lines: [
        'A saliva test measures how concentrated your saliva is, in mOsm. A higher number means that your body holds less water.',
        '# Before the test',
        '- **Wait at least 15 minutes** after you eat, drink, smoke or chew gum. A sip of water just before makes the number too low.',
        '- Say so if you drank just now. A wrong number helps nobody.',
        '# What the number means',
        '- One number is not a diagnosis. Two tests of the same person can differ by about 25 mOsm without a real change.',
        '- Your own usual values say more than those of others.',
        '- If you feel ill, **your signs are more important than the number**. Get help, also with a good result.',
        'After a high result: rest in the shade, drink, and test again as your site plans it.',
        '_Sources: Ely and others (2011), effect of a drink on saliva; PLoS One 2024, e0313320, repeated tests of a saliva device._',
      ],
    },
  ],
  questions: [
    {
      text: 'When should you start to drink in the heat?',
      right: 'Before you are thirsty',
      wrong: ['When your mouth is dry', 'Only in the lunch break', 'After the shift'],
      why: 'Thirst comes late. Begin the shift well hydrated and drink early and often.',
    },
    {
      text: 'How often should you drink about one cup of water in the heat?',
      right: 'Every 15 to 20 minutes',
      wrong: ['Every two hours', 'Once an hour', 'Every minute'],
      why: 'One cup (250 ml) every 15 to 20 minutes is about 0.75 to 1 litre in an hour.',
    },
    {
      text: 'It is best to drink a very large amount at once and then nothing for hours.',
      isTrue: false,
      why: 'Small amounts often are better. Very large amounts at once can be dangerous.',
    },
    {
      text: 'How many litres should you never exceed in one hour?',
      ...{ number: 1.4, tolerance: 0.1 },
      why: 'Not more than 1.4 litres (1.5 quarts) in one hour. More can thin the salt in your blood.',
    },
    {
      text: 'What can happen if you do not drink enough? Choose all that are right.',
      allRight: ['Your body cools less well', 'You make more mistakes', 'Your heart works harder'],
      wrong: ['You sweat out all your fat'],
      why: 'Too little water makes cooling harder, tires the heart and slows the brain.',
    },
    {
      text: 'You have a kidney disease. How much should you drink at work?',
      right: 'As much as your doctor tells you',
      wrong: ['As much as everybody else', 'As little as possible', 'As much as you can'],
      why: 'With heart or kidney disease, or with water tablets, the right amount can differ. Ask your doctor.',
    },
    {
      text: 'Everybody who sweats should take salt tablets.',
      isTrue: false,
      why: 'Normal meals usually give back the salt. Salt tablets only if a doctor tells you to.',
    },
    {
      text: 'What does dark yellow urine usually tell you?',
      right: 'Drink more',
      wrong: ['You drank too much', 'Everything is fine', 'You ate too much salt'],
      why: 'Dark urine usually means too little water. Medicines and food can change the colour too.',
    },
    {
      text: 'Your urine is brown or red after hard work in the heat. What do you do?',
      right: 'Stop work and get medical help',
      wrong: ['Wait until the next day', 'Drink an energy drink', 'Nothing, it is normal'],
      why: 'Brown or red urine can be a sign of damaged muscles or kidneys. It needs medical help.',
    },
    {
      text: 'How many minutes must you wait after food or drink before a saliva test?',
      number: 15,
      why: 'Wait at least 15 minutes. A sip of water just before makes the number too low.',
    },
    {
      text: 'Your saliva test is good, but you feel dizzy and sick. What counts more?',
      right: 'How I feel: I stop and get help',
      wrong: ['The number: I keep working', 'Neither: I test ten times more'],
      why: 'Your signs are more important than the number. One number is not a diagnosis.',
    },
  ],
};
