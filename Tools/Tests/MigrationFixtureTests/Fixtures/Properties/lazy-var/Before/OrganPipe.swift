import Foundation

final class Bellows: Sendable {
  static let shared = Bellows()

  func pressure() -> Int {
    print("pumping")
    return 70
  }
}

final class OrganPipe {
  private lazy var pressure = Bellows.shared.pressure()

  func sound() -> Int { pressure + pressure }
}
