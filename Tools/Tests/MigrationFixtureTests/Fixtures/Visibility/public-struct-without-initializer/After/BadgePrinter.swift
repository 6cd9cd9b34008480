protocol PrinterPoolProtocol: Sendable {
  func submit(_ text: String) -> String
}

final class PrinterPool: Sendable {
  static let shared = PrinterPool()
  func submit(_ text: String) -> String { "printing \(text)" }
}

extension PrinterPool: PrinterPoolProtocol {}

public struct BadgePrinter {
  struct Dependencies {
    var printerPool: any PrinterPoolProtocol

    static var defaultDependencies: Self {
      Self(printerPool: PrinterPool.shared)
    }
  }

  var event: String
  public var copies = 1
  var dependencies: Dependencies = .defaultDependencies

  public func print(_ name: String) -> String {
    dependencies.printerPool.submit("\(event) \(name) x\(copies)")
  }
}
