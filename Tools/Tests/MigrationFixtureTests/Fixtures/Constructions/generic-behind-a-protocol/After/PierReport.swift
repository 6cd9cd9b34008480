import Foundation

protocol PierReporter {
  func report() -> String
}

struct PierConsole {
  func write(_ text: String) -> String { "console " + text }
}

final class PierWriter<Output>: PierReporter {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  private let output: Output

  init(output: Output, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.output = output
  }

  func report() -> String {
    "\(type(of: output)) \(dependencies.fileManager.fileExists(atPath: "/"))"
  }
}

final class PierRunner {
  struct Dependencies {
    var makePierWriter: @Sendable (String) -> any PierReporter
    var makePierWriterWithOutput: @Sendable (PierConsole) -> any PierReporter

    static var defaultDependencies: Self {
      Self(
        makePierWriter: { PierWriter(output: $0) },
        makePierWriterWithOutput: { PierWriter(output: $0) })
    }
  }

  let reporter: any PierReporter

  init(isShort: Bool, dependencies: Dependencies = .defaultDependencies) {
    if isShort {
      self.reporter = dependencies.makePierWriter("short")
    } else {
      self.reporter = dependencies.makePierWriterWithOutput(PierConsole())
    }
  }
}

/// Nothing tells what the argument is.
final class PierGuest {
  let reporter: any PierReporter

  init(_ guests: [String: Int]) {
    self.reporter = PierWriter(output: guests.first)
  }
}
