func makeSonde() -> (String, Int) { ("sonde", 30) }

final class SondeStore: Sendable {
  static let shared = SondeStore()
  let sonde = makeSonde()
  let height = [1, 2, 3].map { $0 * 1000 }
}

final class SoundingBalloon {
  init() {}

  func launch() -> String { "\(SondeStore.shared.sonde.0) \(SondeStore.shared.height.last ?? 0)" }
}
