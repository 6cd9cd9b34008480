print(PlotSurveyor().measure())
