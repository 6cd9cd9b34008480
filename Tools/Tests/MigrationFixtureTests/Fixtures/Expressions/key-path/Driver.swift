print(PlotGuide().both())
