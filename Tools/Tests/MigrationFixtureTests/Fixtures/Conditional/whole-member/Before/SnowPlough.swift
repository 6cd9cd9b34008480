final class SaltDepot: Sendable {
  static let shared = SaltDepot()
  func load() -> Int { 9 }
}

final class SnowPlough {
  private var salt = 0

  init() {}

  func fill() -> Int {
    salt += SaltDepot.shared.load()
    return salt
  }

  #if !PLOUGH_WITHOUT_RESERVE
    func reserve() -> Int { SaltDepot.shared.load() / 3 }
  #endif
}
