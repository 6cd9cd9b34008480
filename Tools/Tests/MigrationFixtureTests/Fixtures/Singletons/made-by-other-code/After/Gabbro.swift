import Foundation

class GabbroBase {
  struct Dependencies {
    var makeGabbroHooked: @Sendable () -> GabbroHooked

    static var defaultDependencies: Self {
      Self(makeGabbroHooked: { GabbroHooked() })
    }
  }

  private let dependencies: Dependencies

  private(set) var hooked: GabbroHooked?

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    setUp()
  }

  func setUp() {}

  fileprivate func hook() { hooked = dependencies.makeGabbroHooked() }
}

protocol GabbroMaking {}

extension GabbroMaking {
  func madeByProtocol() -> GabbroOfProtocol { GabbroOfProtocol() }
}

extension String {
  func gabbro() -> GabbroOfString { GabbroOfString() }
}

struct GabbroKit {
  struct Dependencies {
    var makeGabbroObserved: @Sendable () -> GabbroObserved
    var makeGabbroCut: @Sendable () -> GabbroCut

    static var defaultDependencies: Self {
      Self(makeGabbroObserved: { GabbroObserved() }, makeGabbroCut: { GabbroCut() })
    }
  }

  var count = 0 {
    didSet { observed = dependencies.makeGabbroObserved() }
  }
  var observed: GabbroObserved?
  var dependencies: Dependencies = .defaultDependencies

  subscript(index: Int) -> GabbroCut { dependencies.makeGabbroCut() }
}

final class GabbroState: GabbroBase, GabbroMaking, @unchecked Sendable {
  struct Dependencies {
    var callMakeGabbro: @Sendable () -> GabbroOfFunction
    var makeGabbroLater: @Sendable () -> GabbroLater
    var base: GabbroBase.Dependencies

    static var defaultDependencies: Self {
      Self(
        callMakeGabbro: { makeGabbro() },
        makeGabbroLater: { GabbroLater() },
        base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies

  static let shared = GabbroState()

  var kit = GabbroKit()
  var ofProtocol: GabbroOfProtocol?
  var ofString: GabbroOfString?
  var cut: GabbroCut?
  var ofFunction: GabbroOfFunction?
  var depth = 1

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(dependencies: dependencies.base)
  }

  override func setUp() {
    hook()
    kit.count = 1
    ofProtocol = madeByProtocol()
    ofString = "gabbro".gabbro()
    cut = kit[0]
    ofFunction = dependencies.callMakeGabbro()
  }

  func later() -> Int { dependencies.makeGabbroLater().go() }
}

func makeGabbro() -> GabbroOfFunction { GabbroOfFunction() }

final class GabbroHooked {
  struct Dependencies {
    var gabbroState: @Sendable () -> GabbroState

    static var defaultDependencies: Self {
      Self(gabbroState: { GabbroState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func go() -> Int { dependencies.gabbroState().depth + 1 }
}

final class GabbroObserved {
  struct Dependencies {
    var gabbroState: @Sendable () -> GabbroState

    static var defaultDependencies: Self {
      Self(gabbroState: { GabbroState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func go() -> Int { dependencies.gabbroState().depth + 2 }
}

final class GabbroOfProtocol {
  struct Dependencies {
    var gabbroState: @Sendable () -> GabbroState

    static var defaultDependencies: Self {
      Self(gabbroState: { GabbroState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func go() -> Int { dependencies.gabbroState().depth + 3 }
}

final class GabbroOfString {
  struct Dependencies {
    var gabbroState: @Sendable () -> GabbroState

    static var defaultDependencies: Self {
      Self(gabbroState: { GabbroState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func go() -> Int { dependencies.gabbroState().depth + 4 }
}

final class GabbroCut {
  struct Dependencies {
    var gabbroState: @Sendable () -> GabbroState

    static var defaultDependencies: Self {
      Self(gabbroState: { GabbroState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func go() -> Int { dependencies.gabbroState().depth + 5 }
}

final class GabbroOfFunction {
  struct Dependencies {
    var gabbroState: @Sendable () -> GabbroState

    static var defaultDependencies: Self {
      Self(gabbroState: { GabbroState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func go() -> Int { dependencies.gabbroState().depth + 6 }
}

final class GabbroLater {
  struct Dependencies {
    var gabbroState: @Sendable () -> GabbroState

    static var defaultDependencies: Self {
      Self(gabbroState: { GabbroState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func go() -> Int { dependencies.gabbroState().depth + 7 }
}
