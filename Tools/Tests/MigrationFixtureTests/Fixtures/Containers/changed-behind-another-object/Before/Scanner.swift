import FactoryKit

struct ScannerConfig1804: Sendable {
  var limit = 3
}

final class ScannerLog1804: Sendable {
  func note(_ text: String) -> String { "noted \(text)" }
}

extension Container {
  var scannerConfig1804: Factory<ScannerConfig1804> { self { ScannerConfig1804() } }
  var scannerLog1804: Factory<ScannerLog1804> { self { ScannerLog1804() } }
}

final class Scanner1804 {
  @Injected(\.scannerConfig1804) private var config
  @Injected(\.scannerLog1804) private var log

  func scan() -> String { log.note("\(config.limit)") }

  final class Builder {
    private let scanner = Scanner1804()

    func limited(to limit: Int) -> Scanner1804 {
      scanner.config.limit = limit
      scanner.config.limit += 1
      return scanner
    }
  }
}
