import Foundation

protocol Wipeable {
  init()
  init(text: String)
  var text: String { get }
}

final class ChalkBox: Sendable {
  static let shared = ChalkBox()
  func colour() -> String { "white" }
}

struct ChalkBoard: Wipeable {
  var text = "empty"

  func show() -> String { "\(text) in \(ChalkBox.shared.colour())" }
}

func wiped<W: Wipeable>(_ type: W.Type) -> [String] { [W().text, W(text: "new").text] }
