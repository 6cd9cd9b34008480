import Foundation

final class GlacierSeasonalTemperatureRecorder {
  func record(_ degrees: Int) -> String { "\(degrees) \(Date() > .distantPast)" }
}

final class GlacierHut {
  func measure() -> String { GlacierSeasonalTemperatureRecorder().record(-3) }
}
