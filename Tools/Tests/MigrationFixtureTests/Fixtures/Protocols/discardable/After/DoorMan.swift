protocol GuestBookProtocol: Sendable {
  @discardableResult func sign(_ name: String) -> Int
}

final class GuestBook: Sendable {
  static let shared = GuestBook()
  @discardableResult
  func sign(_ name: String) -> Int {
    print("\(name) signed")
    return name.count
  }
}

extension GuestBook: GuestBookProtocol {}

final class DoorMan {
  struct Dependencies {
    var guestBook: any GuestBookProtocol

    static var defaultDependencies: Self {
      Self(guestBook: GuestBook.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func greet(_ names: [String]) {
    for name in names { dependencies.guestBook.sign(name) }
  }
}
