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
  struct Dependencies {
    var log: ScannerLog1804

    static var defaultDependencies: Self {
      @Injected(\.scannerLog1804) var log
      return Self(log: log)
    }
  }

  private let dependencies: Dependencies

  @Injected(\.scannerConfig1804) private var config

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func scan() -> String { dependencies.log.note("\(config.limit)") }

  final class Builder {
    struct Dependencies {
      var scanner1804: Scanner1804

      static var defaultDependencies: Self {
        Self(scanner1804: Scanner1804())
      }
    }

    private let scanner: Scanner1804

    init(dependencies: Dependencies = .defaultDependencies) {
      scanner = dependencies.scanner1804
    }

    func limited(to limit: Int) -> Scanner1804 {
      scanner.config.limit = limit
      scanner.config.limit += 1
      return scanner
    }
  }
}
