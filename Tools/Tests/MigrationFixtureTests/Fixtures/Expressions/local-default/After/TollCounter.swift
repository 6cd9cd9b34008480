protocol TollTable9Protocol: Sendable {
  var car: Int { get }
}

final class TollTable9: Sendable {
  static let shared = TollTable9()
  let car = 3
}

extension TollTable9: TollTable9Protocol {}

final class TollCounter {
  struct Dependencies {
    var tollTable9: any TollTable9Protocol

    static var defaultDependencies: Self {
      Self(tollTable9: TollTable9.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sum(_ count: Int) -> Int {
    func toll(_ rate: Int) -> Int { rate * count }
    return toll(dependencies.tollTable9.car)
  }
}
