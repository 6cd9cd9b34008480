@propertyWrapper struct Gauged {
  var wrappedValue: Int
}

final class TideBook: Sendable {
  static let shared = TideBook()
  let level = 3
}

protocol TideBellProtocol: Sendable {
  func ring() -> String
}

final class TideBell: Sendable {
  static let shared = TideBell()
  func ring() -> String { "ding" }
}

extension TideBell: TideBellProtocol {}

final class TidePost {
  struct Dependencies {
    var tideBell: any TideBellProtocol

    static var defaultDependencies: Self {
      Self(tideBell: TideBell.shared)
    }
  }

  private let dependencies: Dependencies

  @Gauged var mark = TideBook.shared.level

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() -> String { "\(mark) of \(TideBook.shared.level), \(dependencies.tideBell.ring())" }

  static func today() -> Int { TideBook.shared.level }
}

final class TideChime {
  struct Dependencies {
    var tideBell: any TideBellProtocol

    static var defaultDependencies: Self {
      Self(tideBell: TideBell.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() -> String { dependencies.tideBell.ring() }

  static func now() -> String { TideBell.shared.ring() }
}
