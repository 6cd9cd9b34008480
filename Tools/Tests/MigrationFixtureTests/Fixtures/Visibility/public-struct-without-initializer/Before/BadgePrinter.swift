final class PrinterPool: Sendable {
  static let shared = PrinterPool()
  func submit(_ text: String) -> String { "printing \(text)" }
}

public struct BadgePrinter {
  var event: String
  public var copies = 1

  public func print(_ name: String) -> String {
    PrinterPool.shared.submit("\(event) \(name) x\(copies)")
  }
}
