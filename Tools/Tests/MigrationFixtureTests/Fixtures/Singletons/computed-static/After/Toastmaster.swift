import Foundation

protocol GuestListProtocol: Sendable {
  var names: [String] { get }
}

final class GuestList: Sendable {
  private static let evening = GuestList(names: ["Ann", "Ben"])
  static var shared: GuestList { evening }

  let names: [String]

  init(names: [String]) { self.names = names }
}

extension GuestList: GuestListProtocol {}

final class Toastmaster {
  struct Dependencies {
    var guestList: @Sendable () -> any GuestListProtocol

    static var defaultDependencies: Self {
      Self(guestList: { GuestList.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func toast() -> String { dependencies.guestList().names.map { "To \($0)!" }.joined(separator: " ") }
}
