import Foundation

class HarbourSource6129 {
  weak var desk: HarbourDesk6129?

  init(desk: HarbourDesk6129) { self.desk = desk }

  func rows() -> [String] { FileManager.default.fileExists(atPath: "/") ? ["a"] : [] }
}

class HarbourLoader6129 {
  func load() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

class HarbourDesk6129 {
  class Button {
    func press() -> Bool { FileManager.default.fileExists(atPath: "/") }
  }

  func open() -> [String] {
    let isPressed = Button().press()
    let source = HarbourSource6129(desk: self)
    return source.rows() + ["\(isPressed)", "\(HarbourLoader6129().load())"]
  }
}
