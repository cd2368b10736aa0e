/** The library itself is fetched with the first chart, in the parts that our charts use. */
export async function loadEcharts() {
  const [core, charts, components, renderers] = await Promise.all([
    import('echarts/core'),
    import('echarts/charts'),
    import('echarts/components'),
    import('echarts/renderers'),
  ]);
  core.use([
    charts.LineChart,
    charts.BarChart,
    charts.PieChart,
    charts.CustomChart,
    charts.ScatterChart,
    components.GridComponent,
    components.TooltipComponent,
    components.MarkAreaComponent,
    components.MarkLineComponent,
    components.GraphicComponent,
    components.DatasetComponent,
    renderers.CanvasRenderer,
  ]);
  return core;
}
