struct SpringTide: TideGaugeProtocol {
  func height(_ hour: Int) -> Int { 99 }
}
let dependencies = TideReport.Dependencies(tideGauge: SpringTide())
expect(TideReport.text(hour: 1, dependencies: dependencies) == "99 m", "the gauge is handed over")
