let dimmer = DimmerSwitch(level: 3)
dimmer.level = 5
dimmer.level = 5
