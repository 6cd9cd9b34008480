final class Flood: WaterGaugeProtocol { func level(at place: String) -> Int { 900 } }
let gate = SluiceGate(place: "x", dependencies: .init(waterGauge: Flood()))
expect(gate.start == 900 && gate.read() == 1800, "both use the parameter")
