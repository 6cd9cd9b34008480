print(InlineGauge(limit: 9).isSafe())
