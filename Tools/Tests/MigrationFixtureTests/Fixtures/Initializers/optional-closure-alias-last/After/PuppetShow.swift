import Foundation

protocol StringBoxProtocol: Sendable {
  func strings() -> Int
}

final class StringBox: Sendable {
  static let shared = StringBox()
  func strings() -> Int { 9 }
}

extension StringBox: StringBoxProtocol {}

final class PuppetShow {
  struct Dependencies {
    var stringBox: any StringBoxProtocol

    static var defaultDependencies: Self {
      Self(stringBox: StringBox.shared)
    }
  }

  private let dependencies: Dependencies

  typealias Applause = () -> Void

  private let applause: Applause?

  init(numberOfActs: Int = 1, applause: Applause? = nil, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.applause = applause
  }

  func end() {
    print(dependencies.stringBox.strings())
    applause?()
  }
}
