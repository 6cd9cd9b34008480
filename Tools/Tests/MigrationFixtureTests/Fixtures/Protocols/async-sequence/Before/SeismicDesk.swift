final class Seismograph: Sendable {
  static let shared = Seismograph()
  func tremors(_ count: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
      for number in 0..<count { continuation.yield(number * number) }
      continuation.finish()
    }
  }
}

final class SeismicDesk: Sendable {
  init() {}

  func strongest(_ count: Int) async -> Int {
    var strongest = 0
    for await tremor in Seismograph.shared.tremors(count) { strongest = max(strongest, tremor) }
    return strongest
  }
}
