struct FlatBus: GaugeBusProtocol {
  func volts() -> Int { 0 }
}
let voltGauge = VoltGauge(name: "power", dependencies: .init(gaugeBus: FlatBus()))
expect(!voltGauge.isReady, "what the base class calls at once is reached")
let breezeGauge = BreezeGauge(zero: 4, dependencies: .init(gaugeBus: FlatBus()))
expect(breezeGauge.values == [4, 0], "what the own initializer calls is reached")
let laterGauge = RainGaugeView(zero: 4)
laterGauge.dependencies = .init(gaugeBus: FlatBus())
laterGauge.change()
expect(laterGauge.millimeters == 4, "what runs later is reached by the property")
