import type { Starter } from './starter.ts';

/** Acclimatisation. Sources are named in each section; the days as in decision 093. */
export const acclimatisationEn: Starter = {
  title: 'Acclimatisation',
  description:
    'How the body gets used to heat, how new and returning workers begin step by step, and when to start again.',
  ...{ cover: 'calendar', language: 'en', trueFalse: ['True', 'False'] },
  sections: [
    {
      ...{ title: 'What acclimatisation is', drawing: 'body', minutes: 2 },
      lines: [
        'Acclimatisation means that your body gets used to working in the heat. It needs days, not hours.',
        'A body that is used to the heat:',
        '- begins to sweat earlier, and sweats more',
        '- loses less salt in its sweat',
        '- keeps a lower heart rate and body temperature at the same work',
        'It does **not** protect you from everything. You still need water, rest and shade. As you sweat more, you also need to drink more.',
        '_Source: NIOSH, Occupational Exposure to Heat and Hot Environments (2016-106)._',
      ],
    },
    {
      ...{ title: 'The first days are the most dangerous', drawing: 'warning', minutes: 2 },
      lines: [
        'Almost half of the workers who die from heat die on their **first day** of work. More than 70 of 100 die in their first week.',
        'This is why new people begin slowly, and why others watch them closely.',
        '- Being fit or strong is not enough. You must get used to the heat itself.',
        '- You may want to show what you can do. In the first days, do not.',
        '- Tell your supervisor if you are new, or if you were away.',
        '_Source: OSHA, Protecting New Workers._',
      ],
    },
    {
      ...{ title: 'New workers: 20 % more each day', drawing: 'calendar', minutes: 3 },
      lines: [
        'A new worker begins with a small part of the shift in the heat, and adds a little each day:',
        '- **Day 1:** at most 20 % of the shift in the heat. Of 8 hours that is about an hour and a half.',
        '- **Day 2:** at most 40 %',
        '- **Day 3:** at most 60 %',
        '- **Day 4:** at most 80 %',
        '- **Day 5:** the whole shift',
        'The rest of the day is work in a cool place, or lighter work out of the heat. These are limits, not goals. If you do not feel well, do less.',
        '_Sources: NIOSH 2016-106 and Protecting Your Workers from Heat Stress (2014); OSHA, proposed rule of 2024._',
      ],
    },
    {
      ...{ title: 'Back after time away', drawing: 'steps', minutes: 3 },
      lines: [
        'The body loses its protection when you are away from the heat. This begins after about a week. Holidays, illness, or work in a cool place all count.',
        'People who know the job and were away for more than 14 days begin again like this:',
        '- **Day 1:** at most 50 % of the shift in the heat',
        '- **Day 2:** at most 60 %',
        '- **Day 3:** at most 80 %',
        '- **Day 4:** the whole shift',
        'Some rules and some sites count 7 days. After an illness, ask a doctor when you may work in the heat again.',
        'The first heat wave of the season is like being new: everybody takes it slowly.',
        '_Sources: NIOSH 2016-106; OSHA, Protecting New Workers, and proposed rule of 2024; Maryland COMAR 09.12.32 (7 days)._',
      ],
    },
    {
      ...{ title: 'How long it takes', drawing: 'sun', minutes: 2 },
      lines: [
        'Most people need **7 to 14 days** with work in the heat. About **two hours of heat a day** are needed.',
        'Some need longer: people who are older, ill, or take some medicines. Nobody should compare themselves with others.',
        'A weekend off changes little. A day that is much hotter than before, new protective clothing or harder work is new heat for your body too. Then take more breaks.',
        '_Source: NIOSH 2016-106._',
      ],
    },
    {
      ...{ title: 'How the crew helps', drawing: 'buddy', minutes: 3 },
      lines: [
        '- Know who in your crew is new or just back.',
        '- Nobody who is not used to the heat works alone.',
        '- Look at them and talk to them often. Know the signs of heat illness.',
        '- Give them shade, water and more breaks. Do not make jokes about breaks.',
        '- Stop the work at the first sign. Tell the supervisor.',
        '**Confusion, slurred speech, collapse or fits are an emergency:** call for help and begin to cool the person at once.',
        '_Sources: OSHA, Protecting New Workers, and Heat: First Aid; NIOSH, First Aid for Heat Illness._',
      ],
    },
  ],
  questions: [
    {
      text: 'What does acclimatisation mean?',
      right: 'The body gets used to working in the heat over days',
      wrong: [
        'The air is cooled',
        'You drink a lot before work',
        'You do not need breaks any more',
      ],
      why: 'The body changes over days: it sweats earlier and stays cooler at the same work.',
    },
    {
      text: 'When do most deaths from heat at work happen?',
      right: 'In the first days on the job',
      wrong: ['After many years', 'Only at night', 'Only in old people'],
      why: 'Almost half happen on the first day, and more than 70 of 100 in the first week.',
    },
    {
      text: 'A very fit new worker can do the whole shift in the heat on the first day.',
      isTrue: false,
      why: 'Being fit is not enough. The body must get used to the heat itself.',
    },
    {
      text: 'A new worker, day 1: at most how many per cent of the shift in the heat?',
      number: 20,
      why: 'At most 20 %: about an hour and a half of an eight-hour shift.',
    },
    {
      text: 'A new worker may add how many per cent of the shift on each further day?',
      number: 20,
      why: '20, 40, 60, 80 and then 100 %: at most 20 % more each day.',
    },
    {
      text: 'A worker who knows the job was away for three weeks. Day 1: at most how many per cent of the shift in the heat?',
      number: 50,
      why: 'After more than 14 days away: 50, 60, 80 and then 100 %.',
    },
    {
      text: 'How long do most people need to get used to the heat?',
      right: '7 to 14 days',
      wrong: ['One day', 'Two hours', 'A whole year'],
      why: 'Most people need 7 to 14 days with about two hours of heat a day.',
    },
    {
      text: 'What can be “new heat” for your body? Choose all that are right.',
      allRight: ['The first heat wave of the season', 'New protective clothing', 'Harder work'],
      wrong: ['A cool rainy day'],
      why: 'Hotter days, warmer clothing and harder work all need time and more breaks.',
    },
    {
      text: 'People who are acclimatised sweat more, so they need to drink enough too.',
      isTrue: true,
      why: 'They lose more water. Acclimatisation does not replace water, rest and shade.',
    },
    {
      text: 'A new workmate looks confused in the heat. What do you do?',
      right: 'Call for help and begin to cool at once',
      wrong: ['Let them rest alone', 'Give them more work', 'Wait for the end of the shift'],
      why: 'Confusion can be heat stroke. Call for help, cool at once, and stay with the person.',
    },
  ],
};
