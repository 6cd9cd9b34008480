import Foundation

final class MeasuringTape: Sendable {
  func waist(_ size: Int) -> Int { size * 2 - 10 }
}

let sharedMeasuringTape = MeasuringTape()

final class Tailor {
  func cut(_ size: Int) -> String { "waist \(sharedMeasuringTape.waist(size))" }
}
