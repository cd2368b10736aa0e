import { useState } from 'react';
import { symptoms, urgentSymptoms } from '#worker-page/contract';
import type { Symptom } from '#worker-page/contract';
import type { OpenLink } from '../link/open-link.ts';
import { Dialog } from './dialog.tsx';
import { FirstAid } from './first-aid.tsx';
import { usePageTexts } from './page-texts.ts';
import { SymptomPicture } from './symptom-picture.tsx';
import classes from './page.module.css';

interface Props {
  link: OpenLink;
  emergencyNumber: string | null;
  onClose: () => void;
}

const longestNote = 500;

/** The symptoms as large choices. Urgent ones show first aid at once, before anything is sent. */
export function SymptomsDialog({ link, emergencyNumber, onClose }: Props) {
  const { t } = usePageTexts();
  const [chosen, setChosen] = useState<readonly Symptom[]>([]);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isUrgent = chosen.some((symptom) => urgentSymptoms.includes(symptom));
  const choose = (symptom: Symptom, isChosen: boolean) => {
    setMissing(false);
    setChosen((before) =>
      isChosen ? [...before, symptom] : before.filter((one) => one !== symptom),
    );
  };
  const send = () => {
    if (chosen.length === 0) {
      setMissing(true);
      return;
    }
    const ordered = symptoms.filter((symptom) => chosen.includes(symptom));
    void link.ask('symptoms', ordered, note.trim());
    onClose();
  };
  const tell = (
    <button type="button" className="ws-button" onClick={send}>
      {t('tell')}
    </button>
  );
  return (
    <Dialog title={t('symptomsTitle')} onClose={onClose}>
      {isUrgent && <FirstAid number={emergencyNumber}>{tell}</FirstAid>}
      <fieldset className={classes['symptoms']}>
        <legend>{t('symptomsAbout')}</legend>
        {symptoms.map((symptom) => (
          <label key={symptom} className={classes['symptom']}>
            <input
              type="checkbox"
              checked={chosen.includes(symptom)}
              onChange={(event) => choose(symptom, event.currentTarget.checked)}
            />
            <SymptomPicture symptom={symptom} />
            <span>{t(symptom)}</span>
          </label>
        ))}
      </fieldset>
      {chosen.length > 0 && !isUrgent && <p className={classes['meanwhile']}>{t('meanwhile')}</p>}
      <label className={classes['note']}>
        <span>{t('note')}</span>
        <span className="ws-note">{t('noteAbout')}</span>
        <textarea
          className="ws-field"
          rows={2}
          maxLength={longestNote}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      {isMissing && (
        <p className={classes['problem']} role="alert">
          {t('chooseSymptom')}
        </p>
      )}
      <div className={classes['answers']}>
        {!isUrgent && tell}
        <button type="button" className="ws-button" data-kind="default" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
