protocol SailRoomProtocol: Sendable {
  func count() -> Int
}

final class SailRoom: Sendable {
  static let shared = SailRoom()
  func count() -> Int { 5 }
}

extension SailRoom: SailRoomProtocol {}

enum SailText {
  struct Dependencies {
    var sailRoom: any SailRoomProtocol

    static var defaultDependencies: Self {
      Self(sailRoom: SailRoom.shared)
    }
  }

  static func text(_ number: Int) -> String { "\(number) of \(SailRoom.shared.count())" }
  static func text(_ number: Int, unit: String = "m") -> String { "\(number) \(unit)" }
  static func text(of name: String, dependencies: Dependencies = .defaultDependencies) -> String {
    name + "\(dependencies.sailRoom.count())"
  }
}
