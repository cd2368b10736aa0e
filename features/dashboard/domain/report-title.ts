import { dashboardMessages } from '#dashboard/contract';

/** Title of the printed dashboard, with the brand of the organisation if it has one. */
export function reportTitle(brand: string | undefined): string {
  const prefix = brand?.trim() ?? '';
  return prefix === '' ? dashboardMessages.reportTitle : dashboardMessages.brandedTitle(prefix);
}
