import Foundation

protocol CurtainProtocol: AnyObject, Sendable {
  var isOpen: Bool { get set }
  var ropes: [Int] { get set }
}

final class Curtain: @unchecked Sendable {
  static let shared = Curtain()
  var isOpen = false
  var ropes: [Int] = [1]
}

extension Curtain: CurtainProtocol {}

final class Stagehand {
  struct Dependencies {
    var curtain: any CurtainProtocol

    static var defaultDependencies: Self {
      Self(curtain: Curtain.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() {
    dependencies.curtain.isOpen = true
    dependencies.curtain.ropes.append(2)
    dependencies.curtain.ropes[0] += 5
  }
}
