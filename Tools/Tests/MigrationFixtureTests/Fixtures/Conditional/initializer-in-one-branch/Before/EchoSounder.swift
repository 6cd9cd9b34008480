final class SeaBedMap: Sendable {
  static let shared = SeaBedMap()
  let metres = 40
}

final class EchoSounder {
  var depth = 1

  #if SOUNDER_DEEP
    init() {
      depth = 100
    }
  #endif

  func ping() -> Int { SeaBedMap.shared.metres * depth }
}
