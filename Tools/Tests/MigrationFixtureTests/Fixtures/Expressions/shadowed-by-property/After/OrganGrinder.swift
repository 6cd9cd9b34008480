protocol TuneBookProtocol: Sendable {
  func tune(_ number: Int) -> String
}

final class TuneBook: Sendable {
  static let shared = TuneBook()
  func tune(_ number: Int) -> String { "tune \(number)" }
}

extension TuneBook: TuneBookProtocol {}

final class OrganGrinder {
  struct Dependencies {
    var tuneBook: any TuneBookProtocol

    static var defaultDependencies: Self {
      Self(tuneBook: TuneBook.shared)
    }
  }

  private let dependencies: Dependencies

  let tuneBook: String
  var defaultDependencies = 3

  init(tuneBook: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.tuneBook = tuneBook
  }

  func play() -> String { dependencies.tuneBook.tune(defaultDependencies) + " " + tuneBook }
}
