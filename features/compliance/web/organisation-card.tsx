import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ComplianceFigures, OpenFigure, Share } from '#compliance/contract';
import { percentOf } from '#compliance/domain';
import { countText } from '#packages/kit';
import { Card, FigureGrid, GridFigure } from '#packages/ui';
import { BandBadge } from './band-badge.tsx';
import { compliancePath } from './compliance-search.ts';
import type { ComplianceSearch } from './compliance-search.ts';
import { complianceTexts as texts, figureNames } from './compliance-texts.ts';
import classes from './organisation-card.module.css';

interface Props {
  figures: ComplianceFigures['organisation'];
  /** The period of the page, for the links. */
  search: ComplianceSearch;
}

/** The figures of the organisation; each opens the rows behind it. */
export function OrganisationCard({ figures, search }: Props) {
  const { survey, guidance, supervisor, median_minutes: median } = figures;
  const percent = (figure: 'tests' | 'retests' | 'actions' | 'alerts' | 'courses') => {
    const share = figures[figure];
    const detail = share.of === 0 ? texts.noDataLong : texts.of(share.done, share.of);
    return (
      <Figure figure={figure} detail={detail} search={search}>
        <BandBadge percent={percentOf(share)} />
      </Figure>
    );
  };
  const counted = (figure: OpenFigure, count: number, detail: string) => (
    <Figure figure={figure} detail={detail} search={search}>
      <b>{countText(count)}</b>
    </Figure>
  );
  return (
    <Card
      title={texts.organisation}
      help={texts.scoreAbout}
      aside={
        <span className={classes['score']}>
          {texts.score} <BandBadge percent={figures.score} />
        </span>
      }
      flush
    >
      <FigureGrid>
        {percent('tests')}
        {counted('never_tested', figures.never_tested, `of ${countText(figures.people)} people`)}
        {percent('retests')}
        {percent('actions')}
        {percent('alerts')}
        <Figure figure="alerts" name={texts.median} detail="" search={search}>
          {median === null ? <BandBadge percent={null} /> : <b>{texts.minutes(median)}</b>}
        </Figure>
        {percent('courses')}
        {counted('unassessed', figures.jobs_unassessed, `of ${countText(figures.jobs)} jobs`)}
        {counted(
          'unplaced',
          figures.locations_unplaced,
          `of ${countText(figures.locations)} locations`,
        )}
        {counted('rules', figures.rules, 'turned on')}
      </FigureGrid>
      <p className={classes['kinds']}>
        {figureNames.actions}: <Kind name={texts.kinds.survey} share={survey} />,{' '}
        <Kind name={texts.kinds.guidance} share={guidance} />,{' '}
        <Kind name={texts.kinds.supervisor} share={supervisor} />
      </p>
    </Card>
  );
}

interface FigureProps extends Pick<Props, 'search'> {
  figure: OpenFigure;
  name?: string;
  detail: string;
  children: ReactNode;
}

function Figure({ figure, name = figureNames[figure], detail, search, children }: FigureProps) {
  return (
    <GridFigure
      name={name}
      details={[detail]}
      link={(inside) => <Link to={compliancePath} search={{ ...search, figure }} {...inside} />}
    >
      {children}
    </GridFigure>
  );
}

function Kind({ name, share }: { name: string; share: Share }) {
  return (
    <>
      {name} {share.of === 0 ? texts.noData.toLowerCase() : texts.of(share.done, share.of)}
    </>
  );
}
