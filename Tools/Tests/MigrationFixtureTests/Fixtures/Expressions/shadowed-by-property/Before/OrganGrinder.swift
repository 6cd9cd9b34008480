final class TuneBook: Sendable {
  static let shared = TuneBook()
  func tune(_ number: Int) -> String { "tune \(number)" }
}

final class OrganGrinder {
  let tuneBook: String
  var defaultDependencies = 3

  init(tuneBook: String) {
    self.tuneBook = tuneBook
  }

  func play() -> String { TuneBook.shared.tune(defaultDependencies) + " " + tuneBook }
}
