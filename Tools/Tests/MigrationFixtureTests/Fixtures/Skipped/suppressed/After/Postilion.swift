import Foundation

final class CoachHouse: Sendable {
  static let shared = CoachHouse()
  func coaches() -> Int { 3 }
}

protocol HornCallProtocol: Sendable {
  func blow() -> String
}

final class HornCall: Sendable {
  static let shared = HornCall()
  func blow() -> String { "tara" }
}

extension HornCall: HornCallProtocol {}

final class Postilion {
  struct Dependencies {
    var hornCall: any HornCallProtocol

    static var defaultDependencies: Self {
      Self(hornCall: HornCall.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func ride() -> Int {
    // depstructs:ignore hidden-singleton - the coach house is part of the postilion
    CoachHouse.shared.coaches()
  }

  func call() -> String { dependencies.hornCall.blow() }
}
