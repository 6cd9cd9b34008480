import Foundation

protocol Wipeable {
  init()
  init(text: String)
  var text: String { get }
}

protocol ChalkBoxProtocol: Sendable {
  func colour() -> String
}

final class ChalkBox: Sendable {
  static let shared = ChalkBox()
  func colour() -> String { "white" }
}

extension ChalkBox: ChalkBoxProtocol {}

struct ChalkBoard: Wipeable {
  struct Dependencies {
    var chalkBox: any ChalkBoxProtocol

    static var defaultDependencies: Self {
      Self(chalkBox: ChalkBox.shared)
    }
  }

  private let dependencies: Dependencies

  var text = "empty"

  init() {
    self.init(text: "empty", dependencies: .defaultDependencies)
  }

  init(text: String) {
    self.init(text: text, dependencies: .defaultDependencies)
  }

  init(text: String = "empty", dependencies: Dependencies) {
    self.text = text
    self.dependencies = dependencies
  }

  func show() -> String { "\(text) in \(dependencies.chalkBox.colour())" }
}

func wiped<W: Wipeable>(_ type: W.Type) -> [String] { [W().text, W(text: "new").text] }
