print(RainGauge().pour(2))
