import Foundation

protocol Effect6191 {
  associatedtype Dependencies
  func run(_ dependencies: Dependencies) -> String
}

protocol AppEffect6191: Effect6191 where Dependencies == Int {}

struct Post6191: AppEffect6191 {
  func run(_ dependencies: Int) -> String { "\(dependencies) \(Date().timeIntervalSince1970 > 0)" }
}

struct Note6191 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func run() -> String { "\(dependencies.now().timeIntervalSince1970 > 0)" }
}
