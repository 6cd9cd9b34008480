import Foundation

class GabbroBase {
  private(set) var hooked: GabbroHooked?

  init() { setUp() }

  func setUp() {}

  fileprivate func hook() { hooked = GabbroHooked() }
}

protocol GabbroMaking {}

extension GabbroMaking {
  func madeByProtocol() -> GabbroOfProtocol { GabbroOfProtocol() }
}

extension String {
  func gabbro() -> GabbroOfString { GabbroOfString() }
}

struct GabbroKit {
  var count = 0 {
    didSet { observed = GabbroObserved() }
  }
  var observed: GabbroObserved?

  subscript(index: Int) -> GabbroCut { GabbroCut() }
}

final class GabbroState: GabbroBase, GabbroMaking, @unchecked Sendable {
  static let shared = GabbroState()

  var kit = GabbroKit()
  var ofProtocol: GabbroOfProtocol?
  var ofString: GabbroOfString?
  var cut: GabbroCut?
  var ofFunction: GabbroOfFunction?
  var depth = 1

  override func setUp() {
    hook()
    kit.count = 1
    ofProtocol = madeByProtocol()
    ofString = "gabbro".gabbro()
    cut = kit[0]
    ofFunction = makeGabbro()
  }

  func later() -> Int { GabbroLater().go() }
}

func makeGabbro() -> GabbroOfFunction { GabbroOfFunction() }

final class GabbroHooked {
  func go() -> Int { GabbroState.shared.depth + 1 }
}

final class GabbroObserved {
  func go() -> Int { GabbroState.shared.depth + 2 }
}

final class GabbroOfProtocol {
  func go() -> Int { GabbroState.shared.depth + 3 }
}

final class GabbroOfString {
  func go() -> Int { GabbroState.shared.depth + 4 }
}

final class GabbroCut {
  func go() -> Int { GabbroState.shared.depth + 5 }
}

final class GabbroOfFunction {
  func go() -> Int { GabbroState.shared.depth + 6 }
}

final class GabbroLater {
  func go() -> Int { GabbroState.shared.depth + 7 }
}
